import { and, desc, eq } from "drizzle-orm";
import type { WishItem, WishList } from "../../contract/cart";
import type { ProductCard } from "../../contract/catalog";
import { type Currency, type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { wishItems, wishLists } from "../../db/tables/carts";
import { products } from "../../db/tables/products";
import type { Services } from "../../services";
import { maxOf, readOffers, type VariantOffer } from "../cart/offers";
import type { Owner } from "../cart/owner";
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
  const currency = languages[lang].currency;
  const { rows, offers } = await services.database.run(async (q) => {
    const found = await readItems(q, owner);
    const ids = found.flatMap(({ item }) => item.variantId ?? []);
    return { rows: found, offers: await readOffers(q, ids, currency) };
  });
  const cards = await readCards(
    services,
    rows.map(({ code }) => code),
    lang,
  );
  const { reference } = await services.catalogue.current();
  const data = rows.flatMap(({ code, item }) => {
    const card = cards.get(code);
    if (!card) return [];
    const offer = offers.get(item.variantId ?? "");
    const options = offer ? showOptions(offer.optionIds, { reference, lang }) : [];
    return { ...showItem(item, card, offer, currency), options };
  });
  return { data, total: data.length };
}

type ItemRow = typeof wishItems.$inferSelect;

function readItems(q: Query, owner: Owner): Promise<{ item: ItemRow; code: number }[]> {
  return q
    .select({ item: wishItems, code: products.code })
    .from(wishLists)
    .innerJoin(wishItems, eq(wishItems.listId, wishLists.id))
    .innerJoin(products, eq(products.id, wishItems.productId))
    .where(and(ofOwner(owner), eq(products.status, "active")))
    .orderBy(desc(wishItems.addedAt), desc(products.code));
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
