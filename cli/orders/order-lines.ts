import type { AdminOrder, AdminOrderList } from "#backend/contract/admin-order";
import type { StaffPayment } from "#backend/contract/payment";
import { printable } from "../printable";
import type { Say } from "../say";
import { written } from "./amount";
import { type MissingGateway, nextLines } from "./next-lines";
import { addressLines, itemLines, totalLines } from "./parcel-lines";
import { refundLines } from "./refund-lines";

/** An order of the list in one line: when, number, state, money's state, amount, who. */
export function listLine(order: AdminOrderList["data"][number]): string {
  const { placed_at, number, state, payment_status, gateway, payable, customer } = order;
  const who = printable(customer.name ?? customer.phone ?? customer.email ?? "");
  return [placed_at, number, state, payment_status, gateway, written(payable), who].join("  ");
}

/**
 * One order whole: who ordered, where it goes and how, what it holds and comes to, what became of it, what
 * waits for the owner's own hand, and the commands that are possible now.
 */
export function orderLines(order: AdminOrder, say: Say, missing: MissingGateway): string[] {
  const { payments, shipments } = order;
  return [
    listLine(order),
    ...addressLines(order, say),
    ...itemLines(order),
    ...totalLines(order, say),
    ...payments.flatMap((payment) => paymentLines(payment, say)),
    ...shipments.map(({ id, carrier, tracking_code, status }) =>
      say("order.parcel", { id, carrier, code: tracking_code ?? "–", status }),
    ),
    ...refundLines(order, say),
    ...nextLines(order, say, missing),
  ];
}

function paymentLines(payment: StaffPayment, say: Say): string[] {
  const { ref_id: ref, gateway, status, amount, received, uncaptured } = payment;
  const unknown = status === "review" ? say("payment.came.unknown", { ref }) : "";
  const came = received ? say("payment.came", { amount: written(received) }) : unknown;
  const line = say("order.payment", { ref, gateway, amount: written(amount), status, came });
  return uncaptured ? [line, say("payment.uncaptured", { ref })] : [line];
}
