ALTER TABLE "payment" ADD COLUMN "received_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received_currency" text;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_received" CHECK ("payment"."received_amount" >= 0 and ("payment"."received_amount" is null) = ("payment"."received_currency" is null));--> statement-breakpoint
-- What came of money under review was not kept: its gateway is asked again.
UPDATE "payment" SET "next_check_at" = now() WHERE "status" = 'review' AND "gateway" <> 'cod';
