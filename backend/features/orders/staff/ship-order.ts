import { eq, sql } from "drizzle-orm";
import type { ShipOrder } from "../../../contract/admin-order";
import type { Query } from "../../../db/database";
import { orderItems, shipments } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import type { OrderRow } from "../states/types";
import { onOrder, type StaffCall, type StaffServices } from "./staff-call";

interface Shipping extends StaffCall {
  parcel: ShipOrder;
}

type Pieces = { item_id: string; qty: number }[];

/**
 * Sends a parcel: some pieces, or all that are left; `op_id` becomes its id, so that sending twice is one.
 * Throws `error.not_found`, `order.not_possible` before packing began, `order.not_shippable` where a piece
 * isn't the order's or was sent already.
 */
export function shipOrder(services: StaffServices, { parcel, ...call }: Shipping): Promise<void> {
  return onOrder(services, call, async ({ q, order, move }) => {
    if (await isSent(q, order, parcel.op_id)) return;
    const pieces = await choosePieces(q, order, parcel.items);
    await writeParcel(q, order, parcel, pieces);
    await move("ship", {
      carrier: parcel.carrier,
      tracking: parcel.tracking_code ?? undefined,
    });
  });
}

async function isSent(q: Query, order: OrderRow, id: string): Promise<boolean> {
  const [known] = await q.select().from(shipments).where(eq(shipments.id, id));
  if (known && known.orderId !== order.id) throw new ApiError("error.bad_request");
  return known !== undefined;
}

async function choosePieces(
  q: Query,
  { id }: OrderRow,
  asked: Pieces | undefined,
): Promise<Pieces> {
  const items = await q.select().from(orderItems).where(eq(orderItems.orderId, id));
  const left = new Map(items.map(({ id: item, qty, shippedQty }) => [item, qty - shippedQty]));
  const all = [...left].map(([item_id, qty]) => ({ item_id, qty }));
  const pieces = asked ?? all.filter(({ qty }) => qty > 0);
  const named = new Set(pieces.map(({ item_id }) => item_id));
  const possible = pieces.every(({ item_id, qty }) => qty <= (left.get(item_id) ?? 0));
  if (!possible || pieces.length === 0 || named.size < pieces.length) {
    throw new ApiError("order.not_shippable");
  }
  return pieces;
}

async function writeParcel(
  q: Query,
  { id: orderId }: OrderRow,
  { op_id, carrier, tracking_code, url }: ShipOrder,
  pieces: Pieces,
): Promise<void> {
  for (const { item_id, qty } of pieces) {
    await q
      .update(orderItems)
      .set({ shippedQty: sql`${orderItems.shippedQty} + ${qty}` })
      .where(eq(orderItems.id, item_id));
  }
  await q.insert(shipments).values({
    id: op_id,
    orderId,
    carrier,
    trackingCode: tracking_code ?? null,
    url: url ?? null,
    status: "shipped",
    items: pieces,
  });
}
