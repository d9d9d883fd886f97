import { and, eq } from "drizzle-orm";
import type { WishEntry } from "../../contract/cart";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { products } from "../../db/tables/products";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { maxOf, readOffers, type VariantOffer } from "../cart/offers";
import { readCards } from "./read-cards";

/** A product that is put on a wish list, with what it costs and whether it is there, for later comparison. */
export interface Wanted {
  productId: string;
  variantId: string | null;
  seenAmount: number | null;
  seenInStock: boolean;
}

/** Throws `error.not_found` for a product that the shop doesn't show, and for another product's variant. */
export async function findWanted(
  services: Pick<Services, "database" | "catalogue" | "listings">,
  { product_id, variant_id }: WishEntry,
  lang: LanguageCode,
): Promise<Wanted> {
  const found = await services.database.run(async (q) => ({
    productId: await findProductId(q, product_id),
    offer: variant_id ? await findOffer(q, variant_id, product_id, lang) : null,
  }));
  if (found.offer) {
    const { offer, productId } = found;
    const seenInStock = maxOf(offer) > 0;
    return { productId, variantId: offer.variantId, seenAmount: offer.amount, seenInStock };
  }
  const card = (await readCards(services, [product_id], lang)).get(product_id);
  return {
    productId: found.productId,
    variantId: null,
    seenAmount: card?.price?.amount ?? null,
    seenInStock: card?.stock !== "out",
  };
}

/** The key of a product that the shop shows. Throws `error.not_found`. */
export async function findProductId(q: Query, code: number): Promise<string> {
  const [product] = await q
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.code, code), eq(products.status, "active")));
  if (!product) throw new ApiError("error.not_found");
  return product.id;
}

async function findOffer(
  q: Query,
  variantId: string,
  productCode: number,
  lang: LanguageCode,
): Promise<VariantOffer> {
  const offer = (await readOffers(q, [variantId], languages[lang].currency)).get(variantId);
  if (!offer?.sold || offer.productCode !== productCode) throw new ApiError("error.not_found");
  return offer;
}
