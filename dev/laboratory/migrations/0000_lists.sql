CREATE TABLE "lab_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"note" text,
	"made_on" date DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_list" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_item" ADD CONSTRAINT "lab_item_list_lab_list_name_fk" FOREIGN KEY ("list") REFERENCES "public"."lab_list"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_item_order" ON "lab_item" USING btree ("list","id");--> statement-breakpoint
CREATE INDEX "lab_item_title" ON "lab_item" USING btree ("list","title","id");--> statement-breakpoint
CREATE INDEX "lab_item_amount" ON "lab_item" USING btree ("list","amount","id");--> statement-breakpoint
CREATE INDEX "lab_item_made" ON "lab_item" USING btree ("list","made_on","id");--> statement-breakpoint
CREATE INDEX "lab_item_title_trigrams" ON "lab_item" USING gin (translate(lower("title"), 'يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‌', 'یییکههااو01234567890123456789 ') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lab_item_note_trigrams" ON "lab_item" USING gin (translate(lower("note"), 'يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‌', 'یییکههااو01234567890123456789 ') gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER "lab_item_added" AFTER INSERT ON "lab_item" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total('list');
--> statement-breakpoint
CREATE TRIGGER "lab_item_removed" AFTER DELETE ON "lab_item" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total('list');
