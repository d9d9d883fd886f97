import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { cartItems } from "../../../db/tables/carts";
import type { Texts } from "../../../db/tables/columns";
import { productTexts } from "../../../db/tables/products";
import { variants } from "../../../db/tables/variants";
import { ApiError } from "../../../http/errors";
import type { LockedCart } from "../../cart/lock-cart";
import { soldOut } from "../stock/sold-out";

/** Why a cart can't be ordered: nothing is in it, or a line that can't be had, which is named. */
export async function cartError(
  q: Query,
  cart: LockedCart | null,
  lang: LanguageCode,
): Promise<ApiError> {
  const missing = cart && (await findMissing(q, cart));
  if (!missing) return new ApiError("order.empty");
  return soldOut(lang, [missing], missing.variantId);
}

async function findMissing(q: Query, { cartId, lines }: LockedCart) {
  const bought = lines.map(({ variantId }) => variantId);
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
        eq(cartItems.cartId, cartId),
        eq(cartItems.later, false),
        bought.length > 0 ? notInArray(variants.id, bought) : undefined,
      ),
    )
    .orderBy(asc(cartItems.addedAt))
    .limit(1);
  return missing;
}
