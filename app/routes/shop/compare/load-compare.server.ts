import type { LoaderFunctionArgs } from "@remix-run/node";
import { getProduct, listProducts } from "~/api/catalog.server";
import type { PageHead } from "~/features/document/page-head";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import { comparePage, comparePath } from "~/sitemap/paths";
import { readAsked } from "./read-asked";
import { toCandidates, toCompareView } from "./to-compare-view.server";

/** Up to four products by the codes of the address; what isn't there any more is left out. */
export async function loadCompare(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { t, lang } = ctx;
  const { ids, q } = readAsked(new URL(args.request.url).searchParams);
  const found = await Promise.all(
    ids.map((id) => getProduct(ctx.api, String(id)).catch(() => null)),
  );
  const products = found.filter((product) => product !== null);
  const standing = products.map(({ id }) => id);
  const view = toCompareView(products, ctx);
  const cards = view.isFull ? [] : await findCards(ctx, q, products[0]?.related ?? []);
  const head: PageHead = {
    title: t("compare.title"),
    description: t("compare.description"),
    path: comparePage,
    noindex: true,
  };
  return {
    head,
    view,
    path: comparePath(lang, []),
    standing,
    q,
    candidates: toCandidates(cards, standing, ctx),
    words: {
      empty: t("compare.empty"),
      full: t("compare.full"),
      find: t("compare.find"),
      found: t("compare.found"),
      nothing: t("compare.nothing", { q }),
      add: t("compare.add"),
      remove: t("compare.remove"),
      open: t("compare.open"),
    },
  };
}

/** What was looked for; without words what goes well with the first one. */
async function findCards(
  ctx: RequestContext,
  q: string,
  related: Awaited<ReturnType<typeof listProducts>>["data"],
) {
  if (q === "") return related;
  return (await listProducts(ctx.api, { q, per_page: "12" }).catch(asPage(ctx))).data;
}
