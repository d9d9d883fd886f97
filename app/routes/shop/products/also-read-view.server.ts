import type { ContentHit } from "#backend/contract/content-search";
import type { RequestContext } from "~/request/context.server";
import { faqPage, langPath, postPage, textPage } from "~/sitemap/paths";

type Said = Pick<RequestContext, "lang" | "t">;

/** What there is to read about a search, as the listing shows it; undefined where there is nothing. */
export function alsoReadOf(hits: readonly ContentHit[] | undefined, { lang, t }: Said) {
  if (!hits?.length) return undefined;
  return {
    title: t("search.also_read"),
    links: hits.map((hit) => ({
      to: langPath(lang, pageOf(hit)),
      title: hit.title,
      kind: t(`search.read.${hit.kind}`),
    })),
  };
}
export type AlsoReadView = NonNullable<ReturnType<typeof alsoReadOf>>;

function pageOf({ kind, id, slug }: ContentHit): string {
  if (kind === "faq") return faqPage(slug);
  return id === null ? textPage(slug) : postPage({ id, slug });
}
