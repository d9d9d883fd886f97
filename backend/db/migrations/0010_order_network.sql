ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "order_network" ON "orders" USING btree ("network") WHERE "orders"."network" is not null;