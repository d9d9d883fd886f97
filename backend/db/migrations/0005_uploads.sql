CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"user_id" uuid,
	"guest_token_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"claimed_at" timestamp with time zone,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_file_unique" UNIQUE("file"),
	CONSTRAINT "upload_one_owner" CHECK (num_nonnulls("upload"."user_id", "upload"."guest_token_hash") = 1)
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_user" ON "upload" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_guest" ON "upload" USING btree ("guest_token_hash");--> statement-breakpoint
CREATE INDEX "upload_pending" ON "upload" USING btree ("created_at") WHERE "upload"."status" <> 'claimed';