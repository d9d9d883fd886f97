ALTER TABLE "menu_item" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_item" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;