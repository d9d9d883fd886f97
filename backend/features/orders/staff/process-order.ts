import { onOrder, type StaffCall, type StaffServices } from "./staff-call";

/** Packing begins; the shopper can't cancel any more. Throws `error.not_found`, `order.not_possible`. */
export function processOrder(services: StaffServices, call: StaffCall): Promise<boolean> {
  return onOrder(services, call, ({ move }) => move("process"));
}
