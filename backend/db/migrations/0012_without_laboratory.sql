DROP TABLE "lab_item" CASCADE;--> statement-breakpoint
DROP TABLE "lab_list" CASCADE;--> statement-breakpoint
DELETE FROM "list_total" WHERE "list" LIKE 'lab\_item:%';