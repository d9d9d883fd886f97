import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Product, Variant } from "#backend/contract/catalog";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { getProduct } from "~/api/catalog.server";
import { sayLimit } from "~/features/cart/say-limit.server";
import { toCardView } from "~/features/catalog/card-view.server";
import { loadDelivery } from "~/features/catalog/load-delivery.server";
import { printSpec } from "~/features/catalog/print-spec.server";
import { unitPriceOf } from "~/features/catalog/unit-price";
import type { PageHead } from "~/features/document/page-head";
import { placePictureInside } from "~/features/document/picture-inside.server";
import { titlePicture } from "~/features/document/title-picture.server";
import { formatsFor } from "~/i18n/format";
import type { Spoken } from "~/i18n/spoken";
import { type RequestContext, requireLocale } from "~/request/context.server";
import { noteChange } from "~/request/keeping";
import { asPage } from "~/request/responses.server";
import {
  homePath,
  langPath,
  listingPath,
  productPage,
  productPath,
  textPage,
} from "~/sitemap/paths";
import type { Crumb } from "~/ui/breadcrumb/breadcrumb";
import { redirectToCanonical } from "./canonical-redirect.server";
import { type Chosen, chooseVariant, optionState, resolveChange } from "./choose-variant";
import { loadReviews } from "./load-reviews.server";
import { withoutReviews } from "./read-asked-reviews.server";
import { toProductData, toRatingData } from "./structured-data.server";
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
  const chosen = chooseVariant(product, searchParams);
  const view = toProductView(product, chosen, ctx);
  const [reviews, hasPicture] = await Promise.all([
    loadReviews(ctx, product, url),
    placePictureInside(args.context, ctx, view.pictures[view.shown]?.url),
  ]);
  // Who has written a review may call themselves otherwise, of which no page is told.
  ctx.keeping.isTold = hasPicture && reviews === null && !product.variants.some(countsDown);
  noteChange(ctx.keeping, product.changes_at);
  noteChange(ctx.keeping, delivery?.changes_at ?? null);
  const { publicUrl } = ctx.settings;
  const canonical = publicUrl + productPath(ctx.lang, product);
  const choice = withoutReviews(searchParams).toString();
  return {
    view,
    ...(reviews && { reviews: reviews.view }),
    trust: toTrustView(product, chosen.variant, delivery, ctx),
    trustTitle: ctx.t("trust.title"),
    url: choice ? `${canonical}?${choice}` : canonical,
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

/** Choices that a page of the shop explains. */
const sized: ReadonlySet<string> = new Set(["size", "shoe_size"]);

type Texts = Pick<RequestContext, "lang" | "t">;

/** What the product's page shows. */
export type ProductView = ReturnType<typeof toProductView>;

/**
 * A product as its page shows it, with the options that the address chose; amounts and numbers are printed on
 * the server, once.
 */
function toProductView(product: Product, chosen: Chosen, ctx: Texts) {
  const { lang, t } = ctx;
  const { number, stars } = formatsFor(lang);
  const { brand, rating } = product;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    ...(product.lang && { lang: product.lang }),
    subtitle: product.subtitle ?? undefined,
    summary: product.summary ?? undefined,
    crumbs: crumbsOf(product, ctx),
    brand: brand
      ? {
          name: brand.name,
          ...(brand.lang && { lang: brand.lang }),
          to: `${listingPath(lang)}?brand=${encodeURIComponent(brand.slug)}`,
          ...(brand.picture && { picture: `${brand.picture.url}?w=300` }),
        }
      : undefined,
    rating:
      rating === null
        ? undefined
        : {
            value: rating,
            printed: stars(rating),
            votes: t(product.rating_is_demo ? "rating.demo_votes" : "rating.votes", {
              count: product.rating_count,
              n: number(product.rating_count),
            }),
          },
    pictures: product.images.map(({ url, tint, alt, lang: own }) => ({
      ...{ url, tint, alt },
      ...(own && { lang: own }),
    })),
    ...toChosenView(product, chosen, ctx),
    ...(product.choices.some(({ code }) => sized.has(code)) && {
      sizes: { text: t("trust.size_guide"), to: langPath(lang, textPage("size-guide")) },
    }),
    descriptionHtml: product.description_html,
    specs: product.specs.map((spec): [name: string, value: Spoken, lang?: LanguageCode] => {
      const printed = printSpec(spec, ctx);
      return spec.lang ? [spec.name, printed, spec.lang] : [spec.name, printed];
    }),
    related: product.related.map((card) => toCardView(card, ctx)),
  };
}

/** The part of the page that a choice changes. */
export function toChosenView(product: Product, chosen: Chosen, ctx: Texts) {
  return {
    /** Which picture comes first: that of the chosen variant. */
    shown: chosen.variant?.image ?? 0,
    choices: product.choices.map((choice) => choiceOf(product, choice, chosen)),
    /** None where the chosen options don't exist together. */
    offer: chosen.variant && offerOf(chosen.variant, ctx),
  };
}

function crumbsOf({ gen, path, name, lang: own }: Product, { lang, t }: Texts): Crumb[] {
  return [
    { name: t("home.title"), to: homePath(lang) },
    {
      name: gen.name,
      to: listingPath(lang, { gen: gen.slug }),
      ...(gen.lang && { lang: gen.lang }),
    },
    ...path.map((category) => ({
      name: category.name,
      to: listingPath(lang, { gen: category.gen, category: category.slug }),
      ...(category.lang && { lang: category.lang }),
    })),
    { name, ...(own && { lang: own }) },
  ];
}

export type ChoiceView = ReturnType<typeof choiceOf>;

export type OptionView = ChoiceView["options"][number];

function choiceOf(
  product: Product,
  { code, name, lang, options }: Product["choices"][number],
  { options: resolved }: Chosen,
) {
  const chosen = options.find((option) => option.code === resolved[code]);
  return {
    code,
    name,
    ...(lang && { lang }),
    /** Name of the chosen option. */
    chosen: chosen?.name,
    ...(chosen?.lang && { chosenLang: chosen.lang }),
    options: options.map((option) => {
      const state = optionState(product, resolved, code, option.code);
      return {
        value: option.code,
        name: option.name,
        ...(option.lang && { lang: option.lang }),
        ...(option.swatch && { swatch: option.swatch }),
        ...(resolved[code] === option.code && { on: true as const }),
        /** Why it would not do, with the other choices as they are. */
        ...(state !== "available" && { state }),
      };
    }),
  };
}

export type OfferView = ReturnType<typeof offerOf>;

function offerOf(variant: Variant, ctx: Texts) {
  const { id, price, stock, options } = variant;
  const unit = price && unitPriceOf(options, price.amount);
  const { money, number, percent } = formatsFor(ctx.lang);
  return {
    variant: id,
    stock,
    stockText: stockText(variant, ctx),
    /** What the count starts with, printed, and why it ends where it does. */
    one: number(1),
    limit: sayLimit(variant, ctx),
    ...(price && {
      price: money(price),
      /** In the currency's storage unit, for the offline log. */
      amount: price.amount,
      ...(price.compare_at && {
        was: money({ amount: price.compare_at, currency: price.currency }),
      }),
      ...(price.discount && { off: percent(price.discount) }),
      ...(unit && {
        perUnit: ctx.t(`price.per.${unit.unit}`, {
          price: money({ amount: unit.amount, currency: price.currency }),
        }),
      }),
    }),
  };
}

function stockText({ stock, left }: Variant, { lang, t }: Texts): string {
  return stock === "low" && left !== null
    ? t("stock.left", { count: left, n: formatsFor(lang).number(left) })
    : t(`stock.${stock}`);
}
