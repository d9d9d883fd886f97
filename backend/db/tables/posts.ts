import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { commentPolicies, commentStates, postStates } from "../../contract/blog";
import { moment, publicId, referenceId, sortPlace, texts, timestamps } from "./columns";
import { media } from "./media";
import { products } from "./products";
import { departments } from "./taxonomy";
import { users } from "./users";

/** A post of the journal (domain 4.4); `code` is the `{blog_id}` of its addresses. */
export const posts = pgTable(
  "post",
  {
    id: publicId(),
    code: integer("code").notNull().unique().generatedAlwaysAsIdentity({ startWith: 101 }),
    /** Its topic: the `{genum}` of the list's addresses. */
    departmentId: integer("genus_id")
      .notNull()
      .references(() => departments.id),
    /** Null once the writer is gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: postStates }).notNull().default("draft"),
    /** When it appears; readers see no post before it. Null for one that was never to appear. */
    publishAt: moment("publish_at"),
    coverId: uuid("cover_id").references(() => media.id),
    commentPolicy: text("comment_policy", { enum: commentPolicies }).notNull().default("open"),
    pinned: boolean("pinned").notNull().default(false),
    /** Opens the preview of what isn't published; nobody can guess it. */
    previewToken: text("preview_token").notNull().unique(),
    /** Counts every change: who saves an older one is told what happened meanwhile. */
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [
    index("post_shown").on(table.status, table.publishAt.desc()),
    index("post_genus").on(table.departmentId),
  ],
);

/** A post's words in one language. */
export const postTexts = pgTable(
  "post_t",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    lang: text("lang").notNull(),
    title: text("title").notNull(),
    /** The decoration of the address. */
    slug: text("slug").notNull(),
    excerpt: text("excerpt").notNull().default(""),
    /** Markdown, as it was typed. */
    source: text("source").notNull().default(""),
    /** What that makes, sanitised before it is stored and again when it is read. */
    html: text("html").notNull().default(""),
    /** Minutes, of the words that it has. */
    readingMin: smallint("reading_min").notNull().default(1),
    seoTitle: text("seo_title"),
    seoDescription: text("seo_description"),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.postId, table.lang] })],
);

/** What a post looked like once it was saved; it can be brought back. */
export const postVersions = pgTable(
  "post_version",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    savedBy: uuid("saved_by").references(() => users.id, { onDelete: "set null" }),
    /** The fields of the editor, as the contract has them. */
    fields: jsonb("fields").$type<Record<string, unknown>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.version] })],
);

/** What posts are about; `slugs` is how an address says it in each language. */
export const tags = pgTable("tag", {
  id: referenceId(),
  slug: text("slug").notNull().unique(),
  name: texts("name").notNull(),
  slugs: texts("slugs").notNull(),
  ...timestamps,
});

export const postTags = pgTable(
  "post_tag",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    tagId: integer("tag_id")
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    sort: sortPlace(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.tagId] }),
    index("post_tag_tag").on(table.tagId),
  ],
);

/** Products that a post speaks of. */
export const postProducts = pgTable(
  "post_product",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    sort: sortPlace(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.productId] })],
);

/** What readers say; shown once somebody of the staff has let it in. */
export const postComments = pgTable(
  "post_comment",
  {
    id: publicId(),
    postId: uuid("post_id")
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The browser's number of the posting: posted twice, it is one comment. */
    clientId: uuid("client_id").notNull(),
    lang: text("lang").notNull(),
    /** Plain text. */
    body: text("body").notNull(),
    status: text("status", { enum: commentStates }).notNull().default("pending"),
    ...timestamps,
  },
  (table) => [
    unique("post_comment_posting").on(table.userId, table.clientId),
    index("post_comment_shown").on(table.postId, table.createdAt).where(sql`status = 'approved'`),
    index("post_comment_queue").on(table.status, table.createdAt),
  ],
);
