ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "successor_salt" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "succeeded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "predecessor_id" uuid;--> statement-breakpoint
UPDATE "session" SET
  "ends_at" = (SELECT min(elder."created_at") FROM "session" elder WHERE elder."family_id" = "session"."family_id") + interval '180 days',
  "succeeded_at" = "replaced_at";--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "ends_at" SET NOT NULL;
