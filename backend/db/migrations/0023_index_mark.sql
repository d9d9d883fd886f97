CREATE TABLE "index_mark" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	CONSTRAINT "index_mark_one_row" CHECK ("index_mark"."id" = 1)
);
