import { and, desc, eq } from "drizzle-orm";
import type { WishItem, WishList } from "../../contract/cart";
import type { ProductCard } from "../../contract/catalog";
import { type Currency, type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { wishItems, wishLists } from "../../db/tables/carts";
import { products } from "../../db/tables/products";
import type { Services } from "../../services";
import { maxOf, readOffers, type VariantOffer } from "../cart/offers";
import { type Owner, preparedByOwner } from "../cart/owner";
import { showOptions } from "../cart/show-line";
import { readCards } from "./read-cards";
import { ofOwner } from "./wish-lists";

/** GET user/wish-list: the newest first, without what the shop no longer shows. */
export async function readWishList(
  services: Services,
  owner: Owner | null,
  lang: LanguageCode,
): Promise<WishList> {
  if (!owner) return { data: [], total: 0 };
  return showWishes(services, await services.database.run((q) => readWishes(q, owner, lang)), lang);
}

type ItemRow = typeof wishItems.$inferSelect;

interface Wishes {
  rows: { item: ItemRow; code: number }[];
  offers: ReadonlyMap<string, VariantOffer>;
}

/** What stands on the list, and what the variants that were looked at cost now. */
export async function readWishes(q: Query, owner: Owner, lang: LanguageCode): Promise<Wishes> {
  const rows = await readItems(q, owner, {});
  const ids = rows.flatMap(({ item }) => item.variantId ?? []);
  return { rows, offers: await readOffers(q, ids, languages[lang].currency) };
}

const readItems = preparedByOwner([], (q, owner) =>
  q
    .select({ item: wishItems, code: products.code })
    .from(wishLists)
    .innerJoin(wishItems, eq(wishItems.listId, wishLists.id))
    .innerJoin(products, eq(products.id, wishItems.productId))
    .where(and(ofOwner(owner), eq(products.status, "active")))
    .orderBy(desc(wishItems.addedAt), desc(products.code)),
);

/** The list as the wire shows it. */
export async function showWishes(
  services: Services,
  { rows, offers }: Wishes,
  lang: LanguageCode,
): Promise<WishList> {
  const codes = rows.map(({ code }) => code);
  const cards = await readCards(services, codes, lang);
  const { reference } = await services.catalogue.current();
  const data = rows.flatMap(({ code, item }) => {
    const card = cards.get(code);
    if (!card) return [];
    const offer = offers.get(item.variantId ?? "");
    const options = offer ? showOptions(offer.optionIds, { reference, lang }) : [];
    return { ...showItem(item, card, offer, languages[lang].currency), options };
  });
  return { data, total: data.length };
}

/** Compared like with like: the variant that was looked at, else the product's lowest price and whole stock. */
function showItem(
  item: ItemRow,
  card: ProductCard,
  offer: VariantOffer | undefined,
  currency: Currency,
): Omit<WishItem, "options"> {
  const now = offer ? offer.amount : (card.price?.amount ?? null);
  const isThere = offer ? maxOf(offer) > 0 : card.stock !== "out";
  const seen = item.seenCurrency === currency ? item.seenAmount : null;
  const hasDropped = seen !== null && now !== null && now < seen;
  return {
    product: card,
    variant_id: item.variantId,
    added_at: item.addedAt.toISOString(),
    dropped_from: hasDropped ? { amount: seen, currency } : null,
    back_in_stock: isThere && !item.seenInStock,
  };
}
