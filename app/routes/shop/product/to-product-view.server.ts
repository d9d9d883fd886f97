import type { Product, Variant } from "#backend/contract/catalog";
import { listingPath } from "~/features/catalog/addresses";
import { toCardView } from "~/features/catalog/card-view.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { type Chosen, optionState } from "./choose-variant";
import type { ChoiceView, ChosenView, OfferView, OptionView, ProductView } from "./product-view";

type Texts = Pick<RequestContext, "lang" | "t">;

/** A product as its page shows it, with the options that the address chose. */
export function toProductView(product: Product, chosen: Chosen, ctx: Texts): ProductView {
  const { lang, t } = ctx;
  const { number, stars } = formatsFor(lang);
  const { brand, rating, return_days } = product;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    subtitle: product.subtitle ?? undefined,
    summary: product.summary ?? undefined,
    crumbs: crumbsOf(product, ctx),
    brand: brand
      ? { name: brand.name, to: `${listingPath(lang)}?brand=${encodeURIComponent(brand.slug)}` }
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
    pictures: product.images.map(({ url, tint, alt }) => ({ url, tint, alt })),
    ...toChosenView(product, chosen, ctx),
    descriptionHtml: product.description_html,
    specs: product.specs.map((spec) => [spec.name, printSpec(spec, ctx)]),
    guarantee: product.guarantee ?? undefined,
    returns: return_days
      ? t("product.returns", { count: return_days, n: number(return_days) })
      : undefined,
    related: product.related.map((card) => toCardView(card, ctx)),
  };
}

/** The part of the page that a choice changes. */
export function toChosenView(product: Product, chosen: Chosen, ctx: Texts): ChosenView {
  return {
    shown: chosen.variant?.image ?? 0,
    choices: product.choices.map((choice) => choiceOf(product, choice, chosen)),
    offer: chosen.variant && offerOf(chosen.variant, ctx),
  };
}

function crumbsOf({ gen, path, name }: Product, { lang, t }: Texts): ProductView["crumbs"] {
  return [
    { name: t("home.title"), to: `/${lang}` },
    { name: gen.name, to: listingPath(lang, { gen: gen.slug }) },
    ...path.map((category) => ({
      name: category.name,
      to: listingPath(lang, { gen: category.gen, category: category.slug }),
    })),
    { name },
  ];
}

function choiceOf(
  product: Product,
  { code, name, options }: Product["choices"][number],
  { options: resolved }: Chosen,
): ChoiceView {
  return {
    code,
    name,
    chosen: options.find((option) => option.code === resolved[code])?.name,
    options: options.map((option) => {
      const view: OptionView = { value: option.code, name: option.name };
      if (option.swatch) view.swatch = option.swatch;
      if (resolved[code] === option.code) view.on = true;
      const state = optionState(product, resolved, code, option.code);
      if (state !== "available") view.state = state;
      return view;
    }),
  };
}

function offerOf(variant: Variant, ctx: Texts): OfferView {
  const { id, price, stock, max_qty } = variant;
  const { money, number, percent } = formatsFor(ctx.lang);
  const offer: OfferView = {
    variant: id,
    stock,
    stockText: stockText(variant, ctx),
    one: number(1),
    max: number(max_qty),
  };
  if (!price) return offer;
  offer.price = money(price);
  if (price.compare_at) offer.was = money({ amount: price.compare_at, currency: price.currency });
  if (price.discount) offer.off = percent(price.discount);
  return offer;
}

function stockText({ stock, left }: Variant, { lang, t }: Texts): string {
  return stock === "low" && left !== null
    ? t("stock.left", { count: left, n: formatsFor(lang).number(left) })
    : t(`stock.${stock}`);
}

function printSpec({ values, number, unit, bool }: Product["specs"][number], ctx: Texts): string {
  if (bool !== null) return ctx.t(bool ? "yes" : "no");
  if (number === null) return values.join(ctx.t("list.comma"));
  const figure = formatsFor(ctx.lang).number(number);
  return unit ? `${figure} ${unit}` : figure;
}
