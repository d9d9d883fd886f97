CREATE TABLE "sale" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"product_code" integer NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "sale" ("product_code", "pieces")
SELECT i."product_code", sum(i."qty" - i."returned_qty") FROM "order_item" i JOIN "orders" o ON o."id" = i."order_id"
WHERE o."paid_at" IS NOT NULL AND o."fulfilment_status" <> 'canceled' AND i."product_code" IS NOT NULL
GROUP BY i."product_code" HAVING sum(i."qty" - i."returned_qty") > 0;
