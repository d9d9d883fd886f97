import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { cartItems } from "../../../db/tables/carts";
import type { Texts } from "../../../db/tables/columns";
import { productTexts } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { ApiError } from "../../../http/errors";
import type { Basket } from "../../cart/order-cart";
import { soldOut } from "../stock/sold-out";

/** Why a cart can't be ordered: nothing is in it, or a line that can't be had, which is named. */
export async function cartError(
  q: Query,
  basket: Basket | null,
  lang: LanguageCode,
): Promise<ApiError> {
  const missing = basket && (await findMissing(q, basket));
  if (!missing) return new ApiError("order.empty");
  return soldOut(lang, [missing], missing.variantId);
}

async function findMissing(q: Query, { cart, bought: lines }: Basket) {
  const bought = lines.map(({ offer }) => offer.variantId);
  const [missing] = await q
    .select({
      variantId: variants.id,
      sku: variants.sku,
      name: sql<Texts>`(select jsonb_object_agg(lang, name) from ${productTexts}
        where ${productTexts.productId} = ${variants.productId})`,
    })
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .where(
      and(
        eq(cartItems.cartId, cart.id),
        eq(cartItems.later, false),
        bought.length > 0 ? notInArray(variants.id, bought) : undefined,
      ),
    )
    .orderBy(asc(cartItems.addedAt))
    .limit(1);
  return missing;
}
