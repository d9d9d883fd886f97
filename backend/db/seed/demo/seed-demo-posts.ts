import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { readingMinutes } from "../../../features/blog/reading-minutes";
import { moveVersion } from "../../../features/catalog/refresh/move-version";
import { slugOf } from "../../../features/catalog/slug-of";
import { writeRichText } from "../../../features/rich-text/write-rich-text";
import type { Database, Query } from "../../database";
import { media } from "../../tables/media";
import { postProducts, posts, postTags, postTexts, tags } from "../../tables/posts";
import { products, productTexts } from "../../tables/products";
import { departments } from "../../tables/taxonomy";
import { DemoPictures } from "./demo-picture";
import { demoDepartments } from "./departments";
import { mainObject } from "./looks";
import { demoTagNames } from "./post-tags";

/** Readers of another language find the journal in one of these. */
const demoLanguages = ["en", "fa"] as const;
const both = z.object({ en: z.string(), fa: z.string() });

/** `content/posts.json`; a post's text is `content/posts/{slug}.{lang}.md`. */
const demoPosts = z.array(
  z.object({
    slug: z.string().regex(/^[a-z0-9-]+$/),
    department: z.string(),
    tags: z.array(z.string()),
    published: z.iso.date(),
    /** Keys of the demo's products. */
    products: z.array(z.string()),
    title: both,
    excerpt: both,
    slugs: both,
  }),
);
type DemoPost = z.infer<typeof demoPosts>[number];

/** Read where the shop is started, as the migrations are: a built server stands elsewhere than its sources. */
const folder = `${resolve("backend/db/seed/demo/content")}/`;

/** Writes the demo's journal into a shop that has no posts. Answers how many there are now. */
export async function seedDemoPosts(database: Database): Promise<number> {
  const file = `${folder}posts.json`;
  if (!existsSync(file)) return 0;
  const wanted = demoPosts.parse(JSON.parse(readFileSync(file, "utf8")));
  return database.transaction(async (q) => {
    const [standing] = await q.select({ id: posts.id }).from(posts).limit(1);
    if (standing) return 0;
    for (const post of wanted) await addPost(q, post);
    await moveVersion(q, false);
    return wanted.length;
  });
}

async function addPost(q: Query, post: DemoPost): Promise<void> {
  const [topic] = await q.select().from(departments).where(eq(departments.slug, post.department));
  if (!topic) return;
  const productIds = await findProducts(q, post.products);
  const at = new Date(`${post.published}T08:00:00Z`);
  const [row] = await q
    .insert(posts)
    .values({
      departmentId: topic.id,
      status: "published",
      publishAt: at,
      previewToken: randomBytes(18).toString("base64url"),
      coverId: await drawCover(q, post),
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: posts.id });
  const postId = row?.id ?? "";
  for (const lang of demoLanguages) {
    const file = `${folder}posts/${post.slug}.${lang}.md`;
    if (!existsSync(file)) continue;
    const source = readFileSync(file, "utf8").trim();
    const { html, words } = await writeRichText(q, source, lang);
    await q.insert(postTexts).values({
      ...{ postId, lang, source, html },
      title: post.title[lang],
      slug: post.slugs[lang],
      excerpt: post.excerpt[lang],
      readingMin: readingMinutes(words),
    });
  }
  for (const [sort, tag] of post.tags.entries()) {
    await q.insert(postTags).values({ postId, tagId: await findTag(q, tag), sort });
  }
  const chosen = productIds.map((productId, sort) => ({ postId, productId, sort }));
  if (chosen.length > 0) await q.insert(postProducts).values(chosen).onConflictDoNothing();
}

async function findTag(q: Query, slug: string): Promise<number> {
  const name = demoTagNames[slug] ?? { en: slug, fa: slug };
  const slugs = { en: slugOf(name.en), fa: slugOf(name.fa) };
  await q
    .insert(tags)
    .values({ slug, name: { ...name }, slugs })
    .onConflictDoNothing();
  const [row] = await q.select({ id: tags.id }).from(tags).where(eq(tags.slug, slug));
  return row?.id ?? 0;
}

const demoProducts = new Map(
  demoDepartments.flatMap(({ products }) => products.map((one) => [one.key, one] as const)),
);

async function findProducts(q: Query, keys: readonly string[]): Promise<string[]> {
  const slugs = keys.flatMap((key) => {
    const product = demoProducts.get(key);
    return product ? [slugOf(product.name.en)] : [];
  });
  if (slugs.length === 0) return [];
  const rows = await q
    .select({ id: products.id, slug: productTexts.slug })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.productId))
    .where(and(eq(productTexts.lang, "en"), inArray(productTexts.slug, slugs)));
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []);
}

/** The post's first product with what stands around it, on a ground of its own. */
async function drawCover(q: Query, post: DemoPost): Promise<string | null> {
  const key = post.products.find((one) => demoProducts.has(one));
  const product = demoProducts.get(key ?? "");
  if (!product) return null;
  const pictures = new DemoPictures();
  pictures.add({
    view: "scene",
    objects: [mainObject(product), ...(product.companions ?? [])],
    ground: [...post.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    alt: product.name,
  });
  const [drawn] = pictures.takeRows();
  if (!drawn) return null;
  await q.insert(media).values(drawn).onConflictDoNothing();
  const [row] = await q.select({ id: media.id }).from(media).where(eq(media.file, drawn.file));
  return row?.id ?? null;
}
