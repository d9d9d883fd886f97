import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { faqGroups } from "../../contract/faqs";
import { lawKinds } from "../../contract/law";
import { pageTemplates } from "../../contract/pages";
import { moment, publicId, sortPlace, texts, timestamps } from "./columns";
import { products } from "./products";
import { users } from "./users";

/** Opens the preview of what readers don't see; nobody can guess it. */
const previewToken = () => uuid("preview_token").notNull().defaultRandom().unique();

const shownLater = () => ({
  /** What is to be seen is seen from then on; null for at once. */
  shownFrom: moment("shown_from"),
  previewToken: previewToken(),
});

/** A question that the shop is often asked, with its answer in Markdown (domain 4.4). */
export const faqs = pgTable(
  "faq",
  {
    id: publicId(),
    /** Its anchor on the page. */
    slug: text("slug").notNull().unique(),
    group: text("group", { enum: faqGroups }).notNull(),
    question: texts("question").notNull(),
    answer: texts("answer").notNull(),
    sort: sortPlace(),
    active: boolean("active").notNull().default(true),
    ...shownLater(),
    productId: uuid("product_id").references(() => products.id, { onDelete: "set null" }),
    helpfulYes: integer("helpful_yes").notNull().default(0),
    helpfulNo: integer("helpful_no").notNull().default(0),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("faq_place").on(table.group, table.sort)],
);

/** Whether an answer helped a reader: one word each, of whom a hash alone is kept. */
export const faqVotes = pgTable(
  "faq_vote",
  {
    faqId: uuid("faq_id")
      .notNull()
      .references(() => faqs.id, { onDelete: "cascade" }),
    readerHash: text("reader_hash").notNull(),
    helpful: boolean("helpful").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.faqId, table.readerHash] })],
);

/** A page of text by its slug, in Markdown. */
export const textPages = pgTable("page", {
  id: publicId(),
  slug: text("slug").notNull().unique(),
  status: text("status", { enum: ["draft", "published"] })
    .notNull()
    .default("draft"),
  ...shownLater(),
  template: text("template", { enum: pageTemplates }).notNull().default("plain"),
  showIn: text("show_in", { enum: ["footer", "none"] })
    .notNull()
    .default("none"),
  title: texts("title").notNull(),
  /** Two lines for search engines and for who shares it. */
  excerpt: texts("excerpt").notNull(),
  body: texts("body").notNull(),
  version: integer("version").notNull().default(1),
  ...timestamps,
});

/** One wording of a legal text. Once it is published it never changes; the next wording is a new line. */
export const laws = pgTable(
  "law",
  {
    id: publicId(),
    kind: text("kind", { enum: lawKinds }).notNull(),
    /** Its name in addresses and consents, as a rule its day: `2026-11-22`. */
    lawVersion: text("law_version").notNull(),
    effectiveAt: moment("effective_at").notNull(),
    publishedAt: moment("published_at"),
    previewToken: previewToken(),
    body: texts("body").notNull(),
    /** What it changes in the wording before. */
    changes: texts("changes").notNull(),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [unique("law_wording").on(table.kind, table.lawVersion)],
);

/** How a question or a page was after each change, so that an older one can be brought back. */
export const contentVersions = pgTable(
  "content_version",
  {
    entity: text("entity", { enum: ["faq", "page"] }).notNull(),
    entityId: uuid("entity_id").notNull(),
    version: integer("version").notNull(),
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
    /** Who of the staff made it; null for what came with the shop or whose account is gone. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.version] })],
);

/** What a visitor wrote on the contact page; everything in it is theirs, and goes when it is answered and removed. */
export const guestMessages = pgTable(
  "guest_message",
  {
    id: publicId(),
    /** Of what was sent: sent twice within a day, it is one message. */
    sentHash: text("sent_hash").notNull().unique(),
    name: text("name").notNull(),
    /** A phone or an e-mail, as it was typed. */
    contact: text("contact").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    lang: text("lang").notNull(),
    doneAt: moment("done_at"),
    /** The staff's answer, which went to their e-mail; null where it was answered in another way. */
    answer: text("answer"),
    ...timestamps,
  },
  (table) => [
    index("guest_message_open").on(table.createdAt).where(sql`${table.doneAt} is null`),
    check("guest_message_lang", sql`length(${table.lang}) = 2`),
  ],
);
