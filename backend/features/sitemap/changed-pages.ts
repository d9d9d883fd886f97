import { sql } from "drizzle-orm";
import { languageCodes } from "../../contract/languages";
import type { Query } from "../../db/database";

/** After `since`, up to and with `until`; both as the database writes a moment. */
export interface Changes {
  since: string;
  until: string;
}

/**
 * The paths of the products, posts and pages of text that readers see and that have changed, in each language that they
 * are written in; where they are too many, the last ones.
 */
export async function readChangedPages(
  q: Query,
  { since, until }: Changes,
  limit: number,
): Promise<string[]> {
  const rows = await q.execute<{ kind: Kind; code: number | null; lang: string; slug: string }>(sql`
    select kind, code, lang, slug from (
      select 'product' as kind, product.code, told.lang, told.slug,
        greatest(product.updated_at, told.updated_at) as at
      from product join product_t told on told.product_id = product.id
      where product.status = 'active' and product.code > 0
      union all
      select 'post', post.code, told.lang, told.slug, greatest(post.updated_at, post.publish_at)
      from post join post_t told on told.post_id = post.id
      where post.status in ('published', 'scheduled') and post.publish_at <= ${until}::timestamptz
      union all
      select 'page', null, spoken.lang, page.slug, greatest(page.updated_at, page.shown_from)
      from page join lateral jsonb_each_text(page.body) as spoken (lang, words) on spoken.words <> ''
      where page.status = 'published'
        and (page.shown_from is null or page.shown_from <= ${until}::timestamptz)
    ) as shown
    where at > ${since}::timestamptz and at <= ${until}::timestamptz
    order by at desc, kind, code, slug, lang
    limit ${limit}`);
  return rows
    .filter(({ lang }) => languageCodes.some((code) => code === lang))
    .map(({ kind, code, lang, slug }) => {
      const name = encodeURIComponent(slug);
      return `/${lang}${beginnings[kind]}/${code === null ? name : `${code}/${name}`}`;
    });
}

type Kind = keyof typeof beginnings;

/** As the storefront's sitemap writes them. */
const beginnings = {
  product: "/home/products/show",
  post: "/home/singleBlog",
  page: "/home/pages",
} as const;
