import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Product, Variant } from "#backend/contract/catalog";
import { languageCodes } from "#backend/contract/languages";
import { getProduct } from "~/api/catalog.server";
import { loadDelivery } from "~/features/catalog/load-delivery.server";
import type { PageHead } from "~/features/document/page-head";
import { titlePicture } from "~/features/document/title-picture.server";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { noteChange } from "~/request/keeping";
import { asPage } from "~/request/responses.server";
import { productPage, productPath } from "~/sitemap/paths";
import { redirectToCanonical } from "./canonical-redirect.server";
import { chooseVariant, resolveChange } from "./choose-variant";
import { loadReviews } from "./load-reviews.server";
import { withoutReviews } from "./read-asked-reviews.server";
import { toProductData, toRatingData } from "./structured-data.server";
import { toProductView } from "./to-product-view.server";
import { toTrustView } from "./to-trust-view.server";

/** One product with what its address chose of it; throws the redirect to its right name, or the 404. */
export async function loadProduct(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { product_id: id = "", product_name: name } = args.params;
  const url = new URL(args.request.url);
  const { pathname, searchParams, search } = url;
  const [product, delivery] = await Promise.all([
    getProduct(ctx.api, id).catch(asPage(ctx)),
    loadDelivery(ctx),
  ]);
  redirectToCanonical(product, { ...ctx, id, name, search });

  const resolved = resolveChange(product, searchParams);
  if (resolved) throw redirect(`${pathname}?${new URLSearchParams(resolved)}`);
  const reviews = await loadReviews(ctx, product, url);
  // Who has written a review may call themselves otherwise, of which no page is told.
  ctx.keeping.isTold = reviews === null && !product.variants.some(countsDown);
  noteChange(ctx.keeping, product.changes_at);
  noteChange(ctx.keeping, delivery?.changes_at ?? null);
  const chosen = chooseVariant(product, searchParams);
  const view = toProductView(product, chosen, ctx);
  const { publicUrl } = ctx.settings;
  const canonical = publicUrl + productPath(ctx.lang, product);
  const choice = withoutReviews(searchParams).toString();
  return {
    view,
    ...(reviews && { reviews: reviews.view }),
    trust: toTrustView(product, chosen.variant, delivery, ctx),
    trustTitle: ctx.t("trust.title"),
    url: choice ? `${canonical}?${choice}` : canonical,
    lite: ctx.lite,
    head: {
      ...headFor(product, ctx),
      crumbs: view.crumbs,
      jsonLd: [
        {
          ...toProductData(product, chosen.variant, { publicUrl, canonical }),
          ...(reviews && toRatingData(reviews.list, ctx)),
        },
      ],
    },
  };
}

/** Its page says how many there are, though they aren't so few that each sale is told of. */
function countsDown({ stock, max_is_stock: isLimit }: Variant): boolean {
  return isLimit === true && stock === "in";
}

/** The product's head: its address in each language is decorated by its name there. */
function headFor(product: Product, { lang, settings }: RequestContext): PageHead {
  const { publicUrl } = settings;
  const { id: key, name: title } = product;
  return {
    title: product.seo_title ?? product.name,
    description: product.seo_description ?? product.summary ?? undefined,
    path: Object.fromEntries(
      languageCodes.map((code) => {
        const slug = product.slugs[code] ?? product.slug;
        return [code, productPage({ id: product.id, slug })];
      }),
    ),
    picture: titlePicture({ publicUrl, lang, kind: "product", key, title }),
    kind: "product",
  };
}
