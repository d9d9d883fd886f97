import { changeStock } from "../../stock/change-stock";
import type { Effect } from "./effects";

/** Pieces that were taken for the order are back: those that never left, and the sent ones that staff say came back. */
export const restock: Effect = async (_services, q, { items, details }) => {
  const changes = items.flatMap(({ variantId, qty, shippedQty }) => {
    const back = details.cameBack ? qty : qty - shippedQty;
    return variantId && back > 0 ? { variantId, stock: back, reserved: 0 } : [];
  });
  await changeStock(q, changes);
  return undefined;
};
