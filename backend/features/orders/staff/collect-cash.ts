import { onOrder, type StaffCall, type StaffServices } from "./staff-call";

/**
 * The cash of an order that its owner has received was handed over: it is paid, and its invoice gets a
 * number; said again, nothing. Throws `error.not_found`, `order.not_possible`.
 */
export function collectCash(services: StaffServices, call: StaffCall): Promise<void> {
  return onOrder(services, call, async ({ order, move, audit }) => {
    const isCollected = order.gateway === "cod" && order.paidAt !== null;
    if (isCollected || !(await move("collect"))) return;
    await audit("order.collect", {
      amount: [null, { amount: order.payable, currency: order.currency }],
    });
  });
}
