import { z } from "zod";
import {
  commentPolicies,
  type PostFields,
  postFields,
  postStates,
  postWords,
} from "../../../contract/blog";
import { inLanguages, rowVersion } from "../../../contract/faqs";
import { inEachLanguage, languageCodes } from "../../../contract/languages";
import type { ContentFile, Kept } from "../../reading/content-cells";
import { inEvery } from "../../reading/in-every";

const { title, slug, excerpt, source, seo_title, seo_description } = postWords.shape;

/** A post as a line of a file has it: its words by what they are, and what has become of it. */
const postLine = z
  .object({
    version: rowVersion,
    status: z.enum(postStates),
    publish_at: z.iso.datetime().nullable(),
    topic: postFields.shape.topic,
    tags: postFields.shape.tags,
    products: postFields.shape.products,
    cover: z.string().max(60),
    comment_policy: z.enum(commentPolicies),
    pinned: z.boolean(),
    title: inLanguages(title),
    slug: inLanguages(slug),
    excerpt: inLanguages(excerpt),
    body: inLanguages(source),
    seo_title: inLanguages(seo_title),
    seo_description: inLanguages(seo_description),
  })
  .refine(({ status, publish_at }) => status !== "scheduled" || publish_at !== null, {
    path: ["publish_at"],
    params: { reason: "required_error" },
  });
export type PostLine = z.infer<typeof postLine>;
export type KeptPost = Kept<PostLine>;

const none = inEvery({});

/** The journal's posts as a file; topics, tags and products by their keys, pictures by their addresses. */
export const postFile: ContentFile<PostLine> = {
  kinds: {
    status: "text",
    publish_at: "moment",
    topic: "text",
    tags: "list",
    products: "numbers",
    cover: "text",
    comment_policy: "text",
    pinned: "yes_no",
    title: "texts",
    slug: "texts",
    excerpt: "texts",
    body: "texts",
    seo_title: "texts",
    seo_description: "texts",
  },
  shape: postLine,
  fresh: {
    ...{ status: "draft", publish_at: null, tags: [], products: [], cover: "" },
    ...{ comment_policy: "open", pinned: false },
    ...{ title: none, slug: none, excerpt: none, body: none },
    ...{ seo_title: none, seo_description: none },
  },
  names: languageCodes.map((lang) => `title_${lang}`),
};

/** A line as the editor saves it. */
export function toPostFields(line: PostLine): PostFields {
  const { topic, tags, products, cover, comment_policy, pinned } = line;
  return {
    ...{ topic, tags, products, comment_policy, pinned },
    cover: cover || null,
    texts: inEachLanguage((lang) => ({
      title: line.title[lang],
      slug: line.slug[lang],
      excerpt: line.excerpt[lang],
      source: line.body[lang],
      seo_title: line.seo_title[lang],
      seo_description: line.seo_description[lang],
    })),
  };
}

/** The column of a file that a mistake in a field of the editor's is about: `texts.fa.title` is `title_fa`. */
export function columnOfField(field: string): string {
  const [, lang, part] = /^texts\.(\w+)\.(\w+)$/.exec(field) ?? [];
  return lang && part ? `${part === "source" ? "body" : part}_${lang}` : field;
}
