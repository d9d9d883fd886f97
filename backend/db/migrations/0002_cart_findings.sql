ALTER TABLE "cart_op" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "cart_user" ON "cart" USING btree ("user_id");