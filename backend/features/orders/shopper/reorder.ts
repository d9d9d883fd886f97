import { asc, eq } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Reordered } from "../../../contract/order";
import { orderItems } from "../../../db/tables/orders";
import { derivedId } from "../../../ports/derived-id";
import type { Services } from "../../../services";
import { changeCart } from "../../cart/change-cart";
import { findOwnOrder } from "../reading/find-own-order";
import type { ItemRow } from "../states/types";

interface Reordering {
  userId: string;
  number: string;
  opId: string;
  lang: LanguageCode;
}

/**
 * Puts an order's lines into its owner's cart as far as they can be had, and says what could not; once for
 * an `opId`. Prices are today's. Throws `error.not_found`.
 */
export async function reorder(
  services: Services,
  { userId, number, opId, lang }: Reordering,
): Promise<Reordered> {
  const items = await services.database.run(async (q) => {
    const order = await findOwnOrder(q, userId, number);
    return q
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.id));
  });
  const standing = items.filter(({ variantId }) => variantId !== null);
  const { conflicts } = await changeCart(services, {
    shopper: { owner: { userId }, guest: null, address: null },
    ops: standing.map((item) => addOf(item, opId)),
    lang,
  });
  const gone = items.filter(({ variantId }) => variantId === null);
  const refused = conflicts.filter(({ kind }) => kind !== "qty_reduced");
  return {
    added: standing.length - new Set(refused.map(({ variant_id }) => variant_id)).size,
    conflicts: [...conflicts, ...gone.map((item) => goneConflict(item, lang))],
  };
}

function addOf({ id, variantId, qty }: ItemRow, opId: string) {
  return {
    type: "add" as const,
    op_id: derivedId(opId, id),
    variant_id: variantId ?? "",
    qty,
  };
}

function goneConflict({ name, sku }: ItemRow, lang: LanguageCode): Reordered["conflicts"][number] {
  return {
    op_id: null,
    variant_id: null,
    name: name[lang] ?? sku,
    options: [],
    kind: "variant_gone",
    coupon: null,
    was: null,
    now: null,
  };
}
