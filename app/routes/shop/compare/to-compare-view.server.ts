import type { Product, ProductCard, Variant } from "#backend/contract/catalog";
import { toCardView } from "~/features/catalog/card-view.server";
import { printSpec } from "~/features/catalog/print-spec.server";
import { formatsFor } from "~/i18n/format";
import { joinSpoken, type Spoken, toPart, toSpoken } from "~/i18n/spoken";
import type { RequestContext } from "~/request/context.server";
import { comparePath, productPath } from "~/sitemap/paths";
import { maxCompared } from "./read-asked";

type Texts = Pick<RequestContext, "lang" | "t">;

/** Something that can be told of products, and what it is of one. */
type Row = [name: Spoken, of: (product: Product) => Spoken];

export type CompareView = ReturnType<typeof toCompareView>;

/** Products beside each other: who they are, then a row for each thing that can be told of at least one of them. */
export function toCompareView(products: readonly Product[], ctx: Texts) {
  const { lang, t } = ctx;
  const ids = products.map(({ id }) => id);
  const told: Row[] = [
    [t("compare.price"), (product) => printPrice(product, ctx)],
    [t("compare.stock"), (product) => printStock(product, ctx)],
    [t("compare.rating"), (product) => printRating(product, ctx)],
    [t("compare.brand"), ({ brand }) => (brand ? toSpoken([toPart(brand.name, brand.lang)]) : "")],
    ...choiceRows(products, ctx),
    ...specRows(products, ctx),
    [
      t("compare.guarantee"),
      ({ guarantee, said_in }) => toSpoken([toPart(guarantee ?? "", said_in?.guarantee)]),
    ],
    [t("compare.returns"), (product) => printReturns(product, ctx)],
  ];
  return {
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      ...(product.lang && { lang: product.lang }),
      to: productPath(lang, product),
      picture: product.images[0] && {
        url: product.images[0].url,
        tint: product.images[0].tint,
      },
      without: comparePath(
        lang,
        ids.filter((id) => id !== product.id),
      ),
    })),
    rows: told
      .map(([name, of]) => ({ name, values: products.map(of) }))
      .filter(({ values }) => values.some((value) => value !== "")),
    isFull: ids.length >= maxCompared,
  };
}

/** Cards of what could stand beside them, each with the page on which it does. */
export function toCandidates(cards: readonly ProductCard[], ids: readonly number[], ctx: Texts) {
  return cards
    .filter(({ id }) => !ids.includes(id))
    .slice(0, 8)
    .map((card) => ({
      ...toCardView(card, ctx),
      to: comparePath(ctx.lang, [...ids, card.id]),
    }));
}

function cheapest({ variants }: Product): Variant | undefined {
  return variants
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0];
}

function printPrice(product: Product, { lang, t }: Texts): string {
  const price = cheapest(product)?.price;
  if (!price) return t("price.none");
  const amounts = new Set(product.variants.map((variant) => variant.price?.amount));
  const amount = formatsFor(lang).money(price);
  return amounts.size > 1 ? `${t("price.from")} ${amount}` : amount;
}

function printStock({ variants }: Product, { t }: Texts): string {
  return t(variants.some(({ stock }) => stock !== "out") ? "stock.in" : "stock.out");
}

function printRating({ rating, rating_count, rating_is_demo }: Product, { lang, t }: Texts) {
  if (rating === null) return "";
  const { number, stars } = formatsFor(lang);
  const votes = number(rating_count);
  return `${stars(rating)} (${rating_is_demo ? t("rating.demo", { n: votes }) : votes})`;
}

function printReturns({ return_days }: Product, { lang, t }: Texts): string {
  if (!return_days) return "";
  return t("trust.returns", { count: return_days, n: formatsFor(lang).number(return_days) });
}

function choiceRows(products: readonly Product[], { t }: Texts): Row[] {
  const names = new Map(
    products.flatMap(({ choices }) => choices.map(({ code, name }) => [code, name])),
  );
  return [...names].map(([code, name]) => [
    t("compare.choices", { name }),
    ({ choices }) => {
      const { options = [] } = choices.find((choice) => choice.code === code) ?? {};
      return joinSpoken(
        options.map((option) => toPart(option.name, option.lang)),
        t("list.comma"),
      );
    },
  ]);
}

function specRows(products: readonly Product[], ctx: Texts): Row[] {
  const names = new Map(
    products.flatMap(({ specs }) =>
      specs.map(({ code, name, lang }) => [code, toSpoken([toPart(name, lang)])]),
    ),
  );
  return [...names].map(([code, name]) => [
    name,
    ({ specs }) => {
      const spec = specs.find((one) => one.code === code);
      return spec ? printSpec(spec, ctx) : "";
    },
  ]);
}
