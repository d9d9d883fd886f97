import { createHash } from "node:crypto";
import type { ItemRow, OrderRow } from "../states/types";

/**
 * SHA-256 of what an invoice says and what never changes after it: anyone who holds a copy can have it checked
 * (F11). Holding an invoice's number alone, nobody can guess it: the buyer's address is part of it.
 */
export function invoiceHash(order: OrderRow, items: readonly ItemRow[]): string {
  const { invoiceNo, number, paidAt, currency, totals, address, shipping, couponCode } = order;
  const lines = items.map(({ sku, name, options, unitPrice, qty, discount, taxRate, total }) => [
    ...[sku, name, options],
    ...[unitPrice, qty, discount, taxRate, total],
  ]);
  const said = [invoiceNo, number, paidAt, currency, totals, address, shipping, couponCode, lines];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
