import type { AdminOrder } from "#backend/contract/admin-order";
import { printable } from "../printable";
import type { Say } from "../say";
import { written } from "./amount";

/** Money that goes back; what no gateway does by itself is said loudly, with whom it is for. */
export function refundLines(order: AdminOrder, say: Say): string[] {
  return [
    ...order.money_back.flatMap((refund) => {
      const { id, method, status } = refund;
      const amount = written(refund.amount);
      const lines = [say("order.back", { id, amount, method, status }), ...staffLines(refund, say)];
      if (status === "failed") return [...lines, say("order.back.failed", { amount })];
      if (status !== "pending" || method !== "manual") return lines;
      return [...lines, say("order.back.yours", { amount, who: payeeOf(order) })];
    }),
    ...foreign(order).map(({ ref_id: ref, gateway, received }) =>
      say("order.back.foreign", { ref, gateway, amount: received ? written(received) : "" }),
    ),
  ];
}

/** Who of the staff gave it. */
function staffLines(
  { requested_by: asked, confirmed_by: confirmed }: AdminOrder["money_back"][number],
  say: Say,
): string[] {
  return [
    ...(asked ? [say("order.back.asked", { who: printable(asked) })] : []),
    ...(confirmed ? [say("order.back.confirmed", { who: printable(confirmed) })] : []),
  ];
}

/** Payments that brought money of another currency: the shop can't give that back, only its owner can. */
function foreign({ payments, payable }: AdminOrder): AdminOrder["payments"] {
  return payments.filter(
    ({ received, status }) =>
      status === "review" &&
      received !== null &&
      received.amount > 0 &&
      received.currency !== payable.currency,
  );
}

function payeeOf({ customer, address }: AdminOrder): string {
  const ways = [customer.name, address.recipient_phone, customer.email];
  return ways
    .filter(Boolean)
    .map((way) => printable(way ?? ""))
    .join(", ");
}
