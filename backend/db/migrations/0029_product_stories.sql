CREATE TABLE "product_story" (
	"code" integer PRIMARY KEY NOT NULL,
	"made_from" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card" ADD COLUMN "looks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_story" ADD CONSTRAINT "product_story_code_product_code_fk" FOREIGN KEY ("code") REFERENCES "public"."product"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_story_words" ON "product_story" USING gin ("words");--> statement-breakpoint
INSERT INTO "stale_listing" ("product_id") SELECT "id" FROM "product";
