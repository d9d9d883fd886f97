import { eq, like, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { LanguageCode } from "../../../contract/languages";
import type { PictureUse } from "../../../contract/library";
import type { Query } from "../../../db/database";
import { homeBlocks } from "../../../db/tables/home-blocks";
import type { MediaRow } from "../../../db/tables/media";
import { orderItems, orders } from "../../../db/tables/orders";
import { faqs, laws, textPages } from "../../../db/tables/pages";
import { posts, postTexts } from "../../../db/tables/posts";
import { productMedia, products, productTexts } from "../../../db/tables/products";
import { brands, categories, departments } from "../../../db/tables/taxonomy";
import { variants } from "../../../db/tables/variants";
import { speak } from "../../languages/language";
import { pictureAddress } from "../address";

/** Of each kind at most so many are named. */
const maxUses = 20;

interface Asked {
  q: Query;
  picture: Pick<MediaRow, "id" | "file">;
  lang: LanguageCode;
}

/**
 * Everything that shows a picture: what has it by its id, the texts that name its address, drafts too, and orders that were
 * placed with it. Older states of a text, which can be brought back, don't count.
 */
export async function findPictureUses(
  q: Query,
  picture: Pick<MediaRow, "id" | "file">,
  lang: LanguageCode,
): Promise<PictureUse[]> {
  const asked = { q, picture, lang };
  return [
    ...(await inProducts(asked)),
    ...(await inTaxonomy(asked)),
    ...(await inBrands(asked)),
    ...(await inPosts(asked)),
    ...(await inPages(asked)),
    ...(await inHomeBlocks(asked)),
    ...(await inOrders(asked)),
  ];
}

/** Whether a text in Markdown, or one per language, names the picture's address. */
function names({ picture }: Asked, text: PgColumn): SQL {
  return like(sql`${text}::text`, `%${pictureAddress(picture.file)}%`);
}

async function inProducts({ q, picture, lang }: Asked): Promise<PictureUse[]> {
  const { id } = picture;
  const rows = await q
    .select({
      code: products.code,
      name: sql<string>`(array_agg(${productTexts.name} order by ${productTexts.lang} = ${lang} desc))[1]`,
      slug: sql<string>`(array_agg(${productTexts.slug} order by ${productTexts.lang} = ${lang} desc))[1]`,
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .where(
      sql`${products.id} in (
        select ${productMedia.productId} from ${productMedia} where ${productMedia.mediaId} = ${id}
        union select ${variants.productId} from ${variants} where ${variants.mediaId} = ${id})`,
    )
    .groupBy(products.id)
    .orderBy(products.code)
    .limit(maxUses);
  return rows.map(({ code, name, slug }) => ({
    kind: "product",
    key: String(code),
    slug,
    title: name,
  }));
}

async function inTaxonomy({ q, picture, lang }: Asked): Promise<PictureUse[]> {
  const tops = await q
    .select()
    .from(departments)
    .where(eq(departments.mediaId, picture.id))
    .limit(maxUses);
  const below = await q
    .select({ slug: categories.slug, name: categories.name, department: departments.slug })
    .from(categories)
    .innerJoin(departments, eq(departments.id, categories.departmentId))
    .where(eq(categories.mediaId, picture.id))
    .limit(maxUses);
  return [
    ...tops.map(({ slug, name }) => ({
      kind: "department" as const,
      key: slug,
      slug,
      title: speak(name, lang) ?? slug,
    })),
    ...below.map(({ slug, name, department }) => ({
      kind: "category" as const,
      key: department,
      slug,
      title: speak(name, lang) ?? slug,
    })),
  ];
}

async function inBrands({ q, picture, lang }: Asked): Promise<PictureUse[]> {
  const rows = await q
    .select()
    .from(brands)
    .where(eq(brands.mediaId, picture.id))
    .orderBy(brands.slug)
    .limit(maxUses);
  return rows.map(({ slug, name }) => ({
    kind: "brand",
    ...{ key: slug, slug, title: speak(name, lang) ?? slug },
  }));
}

async function inPosts(asked: Asked): Promise<PictureUse[]> {
  const { q, picture, lang } = asked;
  const naming = q
    .select({ id: postTexts.postId })
    .from(postTexts)
    .where(names(asked, postTexts.source));
  const rows = await q
    .select({
      code: posts.code,
      title: sql<string>`(array_agg(${postTexts.title} order by ${postTexts.lang} = ${lang} desc))[1]`,
    })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(or(eq(posts.coverId, picture.id), sql`${posts.id} in ${naming}`))
    .groupBy(posts.id)
    .orderBy(posts.code)
    .limit(maxUses);
  return rows.map(({ code, title }) => ({ kind: "post", key: String(code), slug: "", title }));
}

async function inPages(asked: Asked): Promise<PictureUse[]> {
  const { q, lang } = asked;
  const pages = await q.select().from(textPages).where(names(asked, textPages.body)).limit(maxUses);
  const questions = await q.select().from(faqs).where(names(asked, faqs.answer)).limit(maxUses);
  const wordings = await q.select().from(laws).where(names(asked, laws.body)).limit(maxUses);
  return [
    ...pages.map(({ id, slug, title }) => ({
      ...{ kind: "page" as const, key: id, slug },
      title: speak(title, lang) ?? slug,
    })),
    ...questions.map(({ id, slug, question }) => ({
      ...{ kind: "faq" as const, key: id, slug },
      title: speak(question, lang) ?? slug,
    })),
    ...wordings.map(({ id, kind, lawVersion }) => ({
      ...{ kind: "law" as const, key: id, slug: kind },
      title: lawVersion,
    })),
  ];
}

/** A block of the home page names its picture in its settings, or in its text. */
async function inHomeBlocks(asked: Asked): Promise<PictureUse[]> {
  const { q } = asked;
  const rows = await q
    .select({ id: homeBlocks.id, kind: homeBlocks.kind })
    .from(homeBlocks)
    .where(names(asked, homeBlocks.settings))
    .orderBy(homeBlocks.sort)
    .limit(maxUses);
  return rows.map(({ id, kind }) => ({
    ...{ kind: "home_block" as const, key: String(id), slug: kind },
    title: kind,
  }));
}

/** An order shows its lines as they were bought. */
async function inOrders({ q, picture }: Asked): Promise<PictureUse[]> {
  const rows = await q
    .selectDistinct({ number: orders.number })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(sql`${orderItems.image} ->> 'url' = ${pictureAddress(picture.file)}`)
    .limit(maxUses);
  return rows.map(({ number }) => ({ kind: "order", key: number, slug: "", title: number }));
}
