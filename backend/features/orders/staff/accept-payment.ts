import { onOrder, type StaffCall, type StaffServices } from "./staff-call";

/**
 * Takes a payment under review for the order's own: it is paid, if its pieces can be had. Throws
 * `error.not_found`, `order.not_possible`, `order.sold_out`.
 */
export function acceptPayment(services: StaffServices, call: StaffCall): Promise<boolean> {
  return onOrder(services, call, ({ move }) => move("accept"));
}
