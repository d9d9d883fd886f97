ALTER TABLE "faq" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "faq" ADD COLUMN "preview_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "law" ADD COLUMN "preview_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "preview_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "faq" ADD CONSTRAINT "faq_preview_token_unique" UNIQUE("preview_token");--> statement-breakpoint
ALTER TABLE "law" ADD CONSTRAINT "law_preview_token_unique" UNIQUE("preview_token");--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_preview_token_unique" UNIQUE("preview_token");
