CREATE SEQUENCE "public"."order_count" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "stale_listing" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"after" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "cart_expires";--> statement-breakpoint
CREATE INDEX "cart_item_variant" ON "cart_item" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_op_at" ON "cart_op" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wish_item_product" ON "wish_item" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "wish_item_variant" ON "wish_item" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "wish_list_expires" ON "wish_list" USING btree ("expires_at") WHERE "wish_list"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_item_variant" ON "order_item" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_reservation_variant" ON "stock_reservation" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "product_attribute_option" ON "product_attribute" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "product_media_media" ON "product_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "login_challenge_created" ON "login_challenge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "variant_option_option" ON "variant_option" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "variant_media" ON "variant" USING btree ("media_id");--> statement-breakpoint
INSERT INTO "order_year" ("year", "after") SELECT substring(series FROM 7)::int, -(last + 1000) FROM number_series WHERE series LIKE 'order.%';
--> statement-breakpoint
CREATE FUNCTION waiting_from(network text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  -- Volatile, so that the count looks anew: at what was there once the lock had been got.
  PERFORM pg_advisory_xact_lock(hashtextextended('orders from ' || waiting_from.network, 0));
  RETURN (SELECT count(*) FROM orders
    WHERE orders.network = waiting_from.network AND orders.state = 'awaiting_payment');
END $$;
--> statement-breakpoint
ALTER TABLE "variant" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "cart" SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "orders" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "payment" SET (fillfactor = 85);
--> statement-breakpoint
ALTER TABLE "catalogue_version" SET (fillfactor = 10, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
--> statement-breakpoint
ALTER TABLE "number_series" SET (fillfactor = 10, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
--> statement-breakpoint
ALTER TABLE "stale_listing" SET (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0);
