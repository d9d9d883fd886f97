import { and, asc, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { TextPage } from "../../contract/pages";
import type { Query } from "../../db/database";
import { textPages } from "../../db/tables/pages";
import { saidIn, speak } from "../languages/language";
import { speakRichText } from "../rich-text/write-rich-text";
import { pageIsShown } from "./shown";

/** A published page of text; null where there is none. */
export async function readPage(
  q: Query,
  slug: string,
  lang: LanguageCode,
  now: Date,
): Promise<TextPage | null> {
  const [row] = await q
    .select()
    .from(textPages)
    .where(and(eq(textPages.slug, slug), pageIsShown(now)));
  if (!row) return null;
  const { html } = await speakRichText(q, row.body, lang);
  return {
    slug: row.slug,
    template: row.template,
    title: speak(row.title, lang) ?? "",
    excerpt: speak(row.excerpt, lang) ?? "",
    body_html: html,
    ...saidIn({ title: row.title, excerpt: row.excerpt, body: row.body }, lang),
    changed_at: row.updatedAt.toISOString(),
  };
}

/** All of the published ones, by what they are called in a language. */
export async function listPages(q: Query, lang: LanguageCode, now: Date) {
  const rows = await q
    .select({
      slug: textPages.slug,
      title: textPages.title,
      showIn: textPages.showIn,
      updatedAt: textPages.updatedAt,
    })
    .from(textPages)
    .where(pageIsShown(now))
    .orderBy(asc(textPages.slug))
    .limit(1000);
  return rows.map(({ slug, title, showIn, updatedAt }) => ({
    slug,
    title: speak(title, lang) ?? slug,
    ...saidIn({ title }, lang),
    show_in: showIn,
    changed_at: updatedAt.toISOString(),
  }));
}
