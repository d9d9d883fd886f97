import type { PaymentOption } from "#backend/contract/checkout";
import type { Order } from "#backend/contract/order";
import type { Payment } from "#backend/contract/payment";
import { printPlace } from "~/features/address/print-address.server";
import { printPhone } from "~/features/address/print-phone.server";
import { toTotalsView } from "~/features/cart/totals-view.server";
import { orderSteps } from "~/features/orders/order-steps.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import { moneyInWords } from "~/i18n/money-in-words.server";
import type { RequestContext } from "~/request/context.server";
import { reviewPath } from "~/sitemap/account-paths";
import { langPath, lawTextPage, paymentPath, productPath } from "~/sitemap/paths";

/** An order as its page shows it: all words and figures in the reader's language. */
export function toOrderView(
  ctx: RequestContext,
  order: Order,
  paymentOptions: readonly PaymentOption[],
) {
  const { display, lang, t } = ctx;
  const { weekdayRange, bothCalendars } = datesFor(lang, display);
  const { from, to, ...way } = order.shipping;
  return {
    number: order.number,
    state: order.state,
    stateName: t(`order.state.${order.state}`),
    stateText: stateTextOf(ctx, order),
    placed: bothCalendars(order.placed_at),
    terms: {
      to: langPath(lang, lawTextPage("terms", { at: order.placed_at })),
      text: t("law.order_terms"),
    },
    payUntil: order.actions.includes("pay") ? order.expires_at : null,
    servedAt: new Date().toISOString(),
    steps: orderSteps(ctx, order),
    items: order.items.map((item) => toItem(ctx, item, arrived.has(order.fulfilment_status))),
    totals: toTotalsView(order.totals, ctx),
    inWords: moneyInWords(order.payable, lang),
    recipient: {
      name: order.address.recipient_name,
      phone: printPhone(order.address.recipient_phone, lang, display),
    },
    address: printPlace(order.address, ctx),
    shipping: { name: way.name, ...(way.lang && { lang: way.lang }), days: weekdayRange(from, to) },
    note: order.note,
    payments: order.payments.map((payment) => toPayment(ctx, payment)),
    shipments: order.shipments.map((shipment) => ({
      ...shipment,
      at: bothCalendars(shipment.at),
      statusName: t(`order.shipment.${shipment.status}`),
    })),
    returns: order.returns.map(({ id, status, at }) => ({
      id,
      name: t(`order.return.${status}`),
      at: bothCalendars(at),
    })),
    refunds: order.refunds.map(({ amount, status, at }) => ({
      amount: formatsFor(lang, display).money(amount),
      name: t(status === "done" ? "order.refund_done" : "order.refund_pending"),
      at: bothCalendars(at),
    })),
    events: order.events.map(({ state, at }) => ({
      name: t(`order.state.${state}`),
      at: formatsFor(lang, display).dateTime(at),
      moment: at,
    })),
    actions: order.actions,
    paymentOptions: paymentOptions.map(({ gateway, needs_script }) => ({
      value: gateway,
      name: t(`order.gateway.${gateway}`),
      detail: needs_script ? t("checkout.payment_script") : undefined,
    })),
    invoiceNo: order.invoice_no,
    returnableUntil: order.returnable_until && bothCalendars(order.returnable_until),
  };
}
export type OrderView = ReturnType<typeof toOrderView>;

/** Who says to have received it without the shop's word on the cash hears that it is awaited. */
function stateTextOf({ t }: RequestContext, { state, payment_status }: Order): string {
  const owes = state === "delivered" && payment_status === "cod_due";
  return t(owes ? "order.state_text.delivered_unpaid" : `order.state_text.${state}`);
}

/** What has been in the shopper's hands can be reviewed, also where some of it went back. */
const arrived: ReadonlySet<Order["fulfilment_status"]> = new Set([
  "delivered",
  "partially_returned",
  "returned",
]);

function toItem(
  { display, lang, t }: RequestContext,
  item: Order["items"][number],
  isArrived: boolean,
) {
  const { money, number } = formatsFor(lang, display);
  return {
    id: item.id,
    name: item.name,
    ...(item.lang && { lang: item.lang }),
    to: item.product && productPath(lang, item.product),
    review: isArrived ? toReviewLink(t, item) : null,
    options: item.options.map(({ name, value, said_in }) => ({
      ...{ name, value },
      ...(said_in && { saidIn: said_in }),
    })),
    image: item.image,
    qty: item.qty,
    count: t("order.count_each", { n: number(item.qty), price: money(item.unit_price) }),
    total: money(item.total),
    returnable: item.qty - item.returned_qty,
  };
}

/** The way to the shopper's review of a product that still has a page: to read it, or to write it. */
function toReviewLink(t: RequestContext["t"], { product, name, reviewed }: Order["items"][number]) {
  if (!product) return null;
  return {
    product: product.id,
    to: reviewPath(product.id),
    text: t(reviewed ? "reviews.own" : "reviews.write"),
    label: t(reviewed ? "reviews.own_of" : "reviews.write_of", { name }),
  };
}

function toPayment({ display, lang, t }: RequestContext, payment: Payment) {
  const { money } = formatsFor(lang, display);
  return {
    refId: payment.ref_id,
    gateway: t(`order.gateway.${payment.gateway}`),
    status: payment.status,
    statusName: t(`order.payment.${payment.status}`),
    amount: money(payment.amount),
    bankRef: payment.bank_ref,
    card: payment.card,
    at: formatsFor(lang, display).dateTime(payment.at),
    to: paymentPath(lang, payment.status, payment.ref_id),
  };
}
