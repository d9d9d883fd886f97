import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { AnswerReturn } from "../../../contract/admin-order";
import type { Query } from "../../../db/database";
import { orderItems, returnRequests } from "../../../db/tables/orders";
import { ApiError } from "../../../http/errors";
import { noteSold } from "../sold/note-sold";
import { changeStock } from "../stock/change-stock";
import { onOrder, type StaffCall, type StaffServices } from "./staff-call";

interface Answering extends StaffCall {
  answer: AnswerReturn["answer"];
  /** For the shopper, too. */
  reason?: string | undefined;
  /** Whether the pieces are on sale again; without it, all that aren't damaged. */
  restock?: boolean | undefined;
}

type RequestRow = typeof returnRequests.$inferSelect;

const answers = {
  approve: { step: "approve_return", status: "approved" },
  reject: { step: "reject_return", status: "rejected" },
  receive: { step: "receive_return", status: "received" },
} as const;

/**
 * Answers what an order's owner asked to send back: approve, reject, or note that it came. The same answer
 * again changes nothing and tells nobody. Throws `error.not_found`, `order.not_possible`.
 */
export function answerReturn(
  services: StaffServices,
  { answer, reason, restock, ...call }: Answering,
): Promise<void> {
  const { step, status } = answers[answer];
  return onOrder(services, call, async ({ q, order, move }) => {
    const request = await findOpen(q, order.id);
    if (request?.status === status) return;
    if (!request) return void (await move(step, { reason }));
    await q.update(returnRequests).set({ status }).where(eq(returnRequests.id, request.id));
    if (answer === "receive") await takeBack(q, request, restock);
    await move(step, { reason });
  });
}

async function findOpen(q: Query, orderId: string): Promise<RequestRow | undefined> {
  const [request] = await q
    .select()
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.orderId, orderId),
        inArray(returnRequests.status, ["requested", "approved"]),
      ),
    )
    .orderBy(desc(returnRequests.createdAt))
    .limit(1);
  return request;
}

async function takeBack(
  q: Query,
  { items }: RequestRow,
  restock: boolean | undefined,
): Promise<void> {
  const onSale: { variantId: string; stock: number; reserved: number }[] = [];
  for (const { item_id, qty, reason } of items) {
    const [item] = await q
      .update(orderItems)
      .set({ returnedQty: sql`${orderItems.returnedQty} + ${qty}` })
      .where(eq(orderItems.id, item_id))
      .returning();
    if (!item) throw new ApiError("error.not_found");
    await noteSold(q, [{ item, pieces: -qty }]);
    const isGood = restock ?? reason !== "damaged";
    if (isGood && item.variantId) {
      onSale.push({ variantId: item.variantId, stock: qty, reserved: 0 });
    }
  }
  await changeStock(q, onSale);
}
