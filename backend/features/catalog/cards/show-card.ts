import type { Price, ProductCard } from "../../../contract/catalog";
import { asLanguage, homeRedirectLanguage, type LanguageCode } from "../../../contract/languages";
import type { Reference } from "../index/build-reference";
import type { ProductColumns } from "../index/product-columns";
import { idOfTerm } from "../index/terms";
import type { FilterGroup, Filters } from "../listing/filters";
import { Matcher } from "../listing/matcher";
import { cardPicture } from "./card-picture";
import type { CardRow } from "./card-store";
import { showRating } from "./show-rating";

/** A product's card as the wire shows it. */
export function showCard(
  row: CardRow,
  lang: LanguageCode,
  departmentSlug: string,
  columns: ProductColumns,
  docId: number,
  { offer, named }: MadeOffer,
  newSince: number,
): ProductCard {
  return {
    id: row.code,
    name: row.name,
    ...(row.lang !== lang && { lang: asLanguage(row.lang) ?? homeRedirectLanguage }),
    slug: row.slug,
    gen: departmentSlug,
    brand: row.brand,
    image: cardPicture({ image: lookOf(row, named) ?? row.image, lang: row.lang }, lang),
    ...offer,
    ...showRating(columns, docId),
    is_new: (columns.publishedAt.data[docId] ?? 0) >= newSince,
  };
}

/** The picture of the variant that a card's address names, where it looks different (db/tables/listing). */
function lookOf({ looks }: CardRow, named: readonly string[]): ProductCard["image"] {
  const look = [...named, named.join()].find((options) => options in looks);
  return (look && looks[look]) || null;
}

/** What a card says of price, stock and choice, over the variants that match the listing's filters. */
type CardOffer = Pick<ProductCard, "price" | "from" | "stock" | "left" | "choice">;

/** An offer and, where its choice names a variant, that variant's options in their order: they tell how it looks. */
interface MadeOffer {
  offer: CardOffer;
  named: string[];
}

interface Catalogued {
  columns: ProductColumns;
  reference: Reference;
}

/**
 * Makes offers for the products of one listing: of a product that has what was meant, over the variants that are.
 * @param meant options that nothing is narrowed to
 */
export function offersFor(
  catalogued: Catalogued,
  filters: Filters,
  meant: readonly FilterGroup[] = [],
): (docId: number) => MadeOffer {
  const offer = offersOf(catalogued, filters);
  if (meant.length === 0) return (docId) => offer(docId).made;
  const groups = [...filters.groups, ...meant];
  const meantOffer = offersOf(catalogued, { ...filters, groups });
  return (docId) => {
    const { made, hasVariants } = meantOffer(docId);
    return hasVariants ? made : offer(docId).made;
  };
}

function offersOf(
  { columns, reference }: Catalogued,
  filters: Filters,
): (docId: number) => { made: MadeOffer; hasVariants: boolean } {
  const matcher = new Matcher(columns, filters);
  const filtered = filteredAttributes(filters, reference);
  return (docId) => {
    const misses = matcher.productMisses(docId);
    const all: number[] = [];
    const matching: number[] = [];
    const end = columns.variantEnd.data[docId] ?? 0;
    for (let variant = columns.variantStart.data[docId] ?? 0; variant < end; variant++) {
      all.push(variant);
      if (matcher.variantMisses(variant, misses) === 0) matching.push(variant);
    }
    const lead = leadOf(columns, filters, matching);
    const { choice, isNamed } = choiceOf({ columns, reference, filters, filtered }, all, lead);
    const offer = {
      ...priceOf(columns, filters, isNamed ? [] : matching, lead),
      ...stockOf(columns, matching),
      choice,
    };
    const isChosen = lead !== undefined && Object.keys(choice).length > 0;
    const named = isChosen ? spellOptions(optionsOf(columns, reference, lead), reference) : [];
    return { made: { offer, named }, hasVariants: matching.length > 0 };
  };
}

/** The attributes that the listing is narrowed by. */
function filteredAttributes({ groups }: Filters, reference: Reference): ReadonlySet<number> {
  const ids = groups
    .filter(({ code }) => code.startsWith("attr."))
    .map(({ code }) => reference.attributeByCode.get(code.slice("attr.".length))?.id);
  return new Set(ids.filter((id) => id !== undefined));
}

/**
 * The variant that a shopper would take first, as the product's page opens with it: one that can be bought before
 * one that can't, then the cheaper one.
 */
function leadOf(
  columns: ProductColumns,
  { currency }: Filters,
  among: readonly number[],
): number | undefined {
  const amounts = columns.amount[currency].data;
  const priceOr = (variant: number) => amounts[variant] || Number.POSITIVE_INFINITY;
  const canBeBought = (variant: number) =>
    (columns.stock.data[variant] ?? 0) > 0 && (amounts[variant] ?? 0) > 0;
  return among.toSorted(
    (one, other) =>
      Number(canBeBought(other)) - Number(canBeBought(one)) || priceOr(one) - priceOr(other),
  )[0];
}

interface Choosing {
  columns: ProductColumns;
  reference: Reference;
  filters: Filters;
  filtered: ReadonlySet<number>;
}

/**
 * The options that the product's address needs to open with the leading variant: those that the listing was
 * narrowed to, and all of them (`isNamed`) where the page would open with another one, such as a cheaper one that isn't reduced.
 */
function choiceOf(
  { columns, reference, filters, filtered }: Choosing,
  all: readonly number[],
  lead: number | undefined,
): { choice: CardOffer["choice"]; isNamed: boolean } {
  if (lead === undefined) return { choice: {}, isNamed: false };
  const options = (variant: number) => optionsOf(columns, reference, variant);
  // Most listings are narrowed to no option: then their variants' options needn't be read.
  const wanted = filtered.size > 0 ? [...options(lead)].filter(([id]) => filtered.has(id)) : [];
  const alike =
    wanted.length === 0
      ? all
      : all.filter((variant) => {
          const own = options(variant);
          return wanted.every(([id, option]) => own.get(id) === option);
        });
  const opening = leadOf(columns, filters, alike);
  const isNamed = opening !== lead;
  const told = isNamed ? options(lead) : wanted;
  const choice = Object.fromEntries(
    [...told].map(([id, option]) => [reference.attributeById.get(id)?.code ?? "", option]),
  );
  return { choice, isNamed };
}

/** A variant's options as `<attribute>:<option>`, in the order of these words. */
const spellOptions = (options: ReadonlyMap<number, string>, { attributeById }: Reference) =>
  [...options].map(([id, option]) => `${attributeById.get(id)?.code}:${option}`).toSorted();

/** A variant's options: the option's code by its attribute's id. */
function optionsOf(
  columns: ProductColumns,
  reference: Reference,
  variant: number,
): Map<number, string> {
  const start = columns.variantTermStart.data[variant] ?? 0;
  const terms = columns.terms.data.slice(start, columns.variantTermEnd.data[variant] ?? start);
  const options = [...terms].map((term) => reference.optionById.get(idOfTerm(term)));
  return new Map(
    options.flatMap((option) => (option ? [[option.attributeId, option.code] as const] : [])),
  );
}

/** The leading variant's price, "from" where one beside it costs more. */
function priceOf(
  columns: ProductColumns,
  { currency }: Filters,
  beside: readonly number[],
  lead: number | undefined,
): Pick<CardOffer, "price" | "from"> {
  const amounts = columns.amount[currency].data;
  const amount = lead === undefined ? 0 : (amounts[lead] ?? 0);
  if (lead === undefined || amount === 0) return { price: null, from: false };
  return {
    price: toPrice(currency, amount, columns.compareAt[currency].data[lead] || null),
    from: beside.some((variant) => (amounts[variant] ?? 0) > amount),
  };
}

/** A price with its whole percent off. */
export function toPrice(
  currency: Price["currency"],
  amount: number,
  compareAt: number | null,
): Price {
  const discount = compareAt ? Math.round((1 - amount / compareAt) * 100) : 0;
  return { currency, amount, compare_at: compareAt, discount: discount > 0 ? discount : null };
}

function stockOf(columns: ProductColumns, matching: number[]): Pick<CardOffer, "stock" | "left"> {
  let left = 0;
  let lowAt = 0;
  for (const variant of matching) {
    left += columns.stock.data[variant] ?? 0;
    lowAt = Math.max(lowAt, columns.lowStockAt.data[variant] ?? 0);
  }
  return toStock(left, lowAt);
}

/** How many are left is told only where it is few. */
export function toStock(left: number, lowAt: number): Pick<CardOffer, "stock" | "left"> {
  if (left <= 0) return { stock: "out", left: null };
  return left <= lowAt ? { stock: "low", left } : { stock: "in", left: null };
}
