CREATE TABLE "search_synonym" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lang" text NOT NULL,
	"word" text NOT NULL,
	"means" text NOT NULL,
	"kind" text DEFAULT 'both' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"note" text,
	"added_on" date DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_synonym_order" ON "search_synonym" USING btree ("lang","id");--> statement-breakpoint
CREATE INDEX "search_synonym_word" ON "search_synonym" USING btree ("lang","word","id");--> statement-breakpoint
CREATE INDEX "search_synonym_means" ON "search_synonym" USING btree ("lang","means","id");--> statement-breakpoint
CREATE INDEX "search_synonym_added" ON "search_synonym" USING btree ("lang","added_on","id");--> statement-breakpoint
CREATE INDEX "search_synonym_word_trigrams" ON "search_synonym" USING gin (translate(lower("word"), 'يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‌', 'یییکههااو01234567890123456789 ') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_synonym_means_trigrams" ON "search_synonym" USING gin (translate(lower("means"), 'يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‌', 'یییکههااو01234567890123456789 ') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_synonym_note_trigrams" ON "search_synonym" USING gin (translate(lower("note"), 'يىئكةۀأإؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹‌', 'یییکههااو01234567890123456789 ') gin_trgm_ops);--> statement-breakpoint
CREATE TRIGGER "search_synonym_added" AFTER INSERT ON "search_synonym" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total('lang');
--> statement-breakpoint
CREATE TRIGGER "search_synonym_removed" AFTER DELETE ON "search_synonym" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_list_total('lang');
