import { z } from "@hono/zod-openapi";
import { picture, productCard } from "./catalog";
import { languageCode } from "./i18n";
import { richTextSource } from "./rich-text";
import { isStorable } from "./storable-text";

/** Words of the journal (domain 4.4). */
export const postStates = ["draft", "scheduled", "published", "archived"] as const;
export type PostState = (typeof postStates)[number];
export const commentPolicies = ["open", "closed"] as const;
export const commentStates = ["pending", "approved", "spam"] as const;
export type CommentState = (typeof commentStates)[number];

/** Posts on a page of the list. */
export const postsPerPage = 12;

/** What a post's fields hold. */
export const postForm = {
  title: { min: 3, max: 150 },
  slug: { max: 160 },
  excerpt: { max: 300 },
  seoTitle: { max: 70 },
  seoDescription: { max: 200 },
  comment: { min: 2, max: 1000 },
  tags: 12,
  products: 12,
} as const;

const named = z.object({ slug: z.string(), name: z.string() });

/** A department or a tag; `lang` says in which language its name is, where it isn't the asked one. */
const topic = named.extend({ lang: languageCode.optional() });

export const postCard = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    /** Minutes. */
    reading_min: z.number().int(),
    published_at: z.string(),
    changed_at: z.string(),
    topic,
    tags: z.array(topic),
    cover: picture.nullable(),
    pinned: z.boolean(),
    /** Its slug in each language that it is written in. */
    slugs: z.partialRecord(languageCode, z.string()),
  })
  .openapi("PostCard");
export type PostCard = z.infer<typeof postCard>;

/** GET home/blogs?genum=&tag=&page=: the posts of a language, the newest first. */
export const postList = z
  .object({
    data: z.array(postCard),
    total: z.number().int(),
    /** What the list was narrowed by. */
    topic: topic.nullable(),
    tag: topic.nullable(),
    /** The tag's slug in each language. */
    tag_slugs: z.record(z.string(), z.string()),
    /** All topics that have posts. */
    topics: z.array(topic),
  })
  .openapi("PostList");
export type PostList = z.infer<typeof postList>;

const postComment = z.object({
  id: z.string(),
  name: z.string().nullable(),
  body: z.string(),
  at: z.string(),
});

/** GET home/blogs/{id} */
export const post = postCard
  .extend({
    /** Sanitised markup. */
    html: z.string(),
    author: z.string().nullable(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    comments_open: z.boolean(),
    comments: z.array(postComment),
    products: z.array(productCard),
    related: z.array(postCard),
  })
  .openapi("Post");
export type Post = z.infer<typeof post>;

/** POST user/blogs/{id}/comments: named by the browser, so that repeating it is one comment. */
export const newComment = z.object({
  client_id: z.uuid(),
  body: z.string().trim().min(postForm.comment.min).max(postForm.comment.max).refine(isStorable),
});
export type NewComment = z.infer<typeof newComment>;

export const commentTaken = z.object({ status: z.enum(commentStates) }).openapi("CommentTaken");

const line = (max: number) => z.string().trim().max(max).refine(isStorable);

/** A post's words in one language: they have a title, or there are none. */
export const postWords = z.object({
  title: line(postForm.title.max).default(""),
  slug: line(postForm.slug.max).default(""),
  excerpt: line(postForm.excerpt.max).default(""),
  source: richTextSource.default(""),
  seo_title: line(postForm.seoTitle.max).default(""),
  seo_description: line(postForm.seoDescription.max).default(""),
});
export type PostWords = z.infer<typeof postWords>;

/** What the editor saves. */
export const postFields = z.object({
  /** A department's slug. */
  topic: z.string().max(80),
  tags: z.array(line(60)).max(postForm.tags),
  /** Products by their public numbers. */
  products: z.array(z.number().int().positive()).max(postForm.products),
  /** A picture's address in the shop, or none. */
  cover: z.string().max(60).nullable(),
  comment_policy: z.enum(commentPolicies),
  pinned: z.boolean(),
  texts: z.partialRecord(languageCode, postWords),
});
export type PostFields = z.infer<typeof postFields>;

/** POST admin/posts/{id}: on the version that the editor had before it. */
export const changedPost = postFields.extend({ version: z.number().int() });
export type ChangedPost = z.infer<typeof changedPost>;

/** POST admin/posts/{id}/state: `publish` at a later time schedules it. */
export const postMove = z.object({
  version: z.number().int(),
  to: z.enum(["publish", "archive", "draft"]),
  /** ISO 8601; now where none is named. */
  at: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type PostMove = z.infer<typeof postMove>;

/** POST admin/posts/{id}/restore: the fields of an earlier version, as a new one. */
export const postRestore = z.object({ version: z.number().int(), to: z.number().int() });

export const staffPostRow = z
  .object({
    id: z.number().int(),
    status: z.enum(postStates),
    publish_at: z.string().nullable(),
    topic: named,
    titles: z.partialRecord(languageCode, z.string()),
    pending: z.number().int(),
    updated_at: z.string(),
  })
  .openapi("StaffPostRow");

export const staffPostList = z
  .object({ data: z.array(staffPostRow), total: z.number().int(), waiting: z.number().int() })
  .openapi("StaffPostList");
export type StaffPostList = z.infer<typeof staffPostList>;

/** GET admin/posts/{id} */
export const staffPost = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    status: z.enum(postStates),
    publish_at: z.string().nullable(),
    preview_token: z.string(),
    fields: postFields,
    versions: z.array(
      z.object({ version: z.number().int(), at: z.string(), by: z.string().nullable() }),
    ),
    topics: z.array(named),
  })
  .openapi("StaffPost");
export type StaffPost = z.infer<typeof staffPost>;

export const staffComment = z.object({
  id: z.string(),
  status: z.enum(commentStates),
  body: z.string(),
  name: z.string().nullable(),
  at: z.string(),
  post: z.object({ id: z.number().int(), title: z.string() }),
});

export const staffCommentList = z
  .object({ data: z.array(staffComment), total: z.number().int() })
  .openapi("StaffCommentList");
export type StaffCommentList = z.infer<typeof staffCommentList>;

/** POST admin/post-comments/{id} */
export const commentMove = z.object({ status: z.enum(commentStates) });
