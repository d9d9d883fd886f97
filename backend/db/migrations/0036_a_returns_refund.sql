ALTER TABLE "refund" ADD COLUMN "return_request_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_return_request_id_return_request_id_fk" FOREIGN KEY ("return_request_id") REFERENCES "public"."return_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_return" ON "refund" USING btree ("return_request_id") WHERE "refund"."status" <> 'failed';--> statement-breakpoint
-- What was asked for since an order's pieces came, and is on its way, is their money: the first such, as more was too much.
UPDATE "refund" SET "return_request_id" = "first"."request_id"
FROM (
  SELECT DISTINCT ON ("return_request"."id") "return_request"."id" AS "request_id", "refund"."id" AS "refund_id"
  FROM "return_request"
  INNER JOIN "orders" ON "orders"."id" = "return_request"."order_id" AND "orders"."state" = 'returned'
  INNER JOIN "refund" ON "refund"."order_id" = "orders"."id" AND "refund"."status" = 'pending'
    AND "refund"."created_at" >= "return_request"."updated_at"
  WHERE "return_request"."status" = 'received'
  ORDER BY "return_request"."id", "refund"."created_at"
) AS "first"
WHERE "refund"."id" = "first"."refund_id";
