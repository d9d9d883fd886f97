import type { ContentHit } from "#backend/contract/content-search";
import { lawKinds } from "#backend/contract/law";
import type { RequestContext } from "~/request/context.server";
import { faqPage, langPath, lawTextPage, postPage, textPage } from "~/sitemap/paths";

type Said = Pick<RequestContext, "lang" | "t">;

/** What there is to read about a search, as the listing shows it; undefined where there is nothing. */
export function alsoReadOf(hits: readonly ContentHit[] | undefined, { lang, t }: Said) {
  if (!hits?.length) return undefined;
  return {
    title: t("search.also_read"),
    links: hits.map((hit) => ({
      to: langPath(lang, pageOf(hit)),
      title: titleOf(hit, t),
      kind: t(`search.read.${hit.kind}`),
    })),
  };
}
export type AlsoReadView = NonNullable<ReturnType<typeof alsoReadOf>>;

function titleOf({ kind, title, slug }: ContentHit, t: Said["t"]): string {
  const law = kind === "law" && lawKinds.find((one) => one === slug);
  return law ? t(`law.kind.${law}`) : title;
}

function pageOf({ kind, id, slug }: ContentHit): string {
  if (kind === "faq") return faqPage(slug);
  if (kind === "law") return lawTextPage(slug);
  return id === null ? textPage(slug) : postPage({ id, slug });
}
