ALTER TABLE "refund" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;