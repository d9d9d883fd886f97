CREATE TABLE "product_review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"stars" smallint NOT NULL,
	"title" text,
	"body" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"reply" text,
	"reply_lang" text,
	"replied_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_review_once" UNIQUE("user_id","product_id"),
	CONSTRAINT "product_review_stars_range" CHECK ("product_review"."stars" between 1 and 5),
	CONSTRAINT "product_review_reply_whole" CHECK (num_nulls("product_review"."reply", "product_review"."reply_lang", "product_review"."replied_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "rating_is_demo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "review_rating" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_review_shown" ON "product_review" USING btree ("product_id","status","written_at");--> statement-breakpoint
CREATE INDEX "product_review_stars" ON "product_review" USING btree ("product_id","stars","written_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "product_review_queue" ON "product_review" USING btree ("status","written_at");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_review_rating_range" CHECK ("product"."review_rating" between 1 and 5);