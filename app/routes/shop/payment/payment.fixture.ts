import type { AppLoadContext } from "@remix-run/node";
import type { Order } from "#backend/contract/order";
import type { PaymentResult } from "#backend/contract/payment";
import { fakeContext } from "~/request/context.fixture";

export const refId = "TS3486VB9AP0C4FS";

/** A payment as its owner sees it. */
export const paid: PaymentResult = {
  ref_id: refId,
  status: "success",
  recheck: false,
  reached: true,
  receipt: {
    ref_id: refId,
    gateway: "zarinpal",
    status: "success",
    amount: { amount: 12_450_000, currency: "IRR" },
    bank_ref: "884742389",
    card: "502229******5995",
    at: "2026-03-21T11:58:00.000Z",
    verified_at: "2026-03-21T12:00:00.000Z",
    redirect_url: null,
  },
  order: { number: "1405-000001-0", state: "paid", can_pay_again: false },
  lang: "fa",
};

/** The same payment as anybody else sees it. */
export const paidByOther: PaymentResult = { ...paid, receipt: null, order: null };

export const withStatus = (
  status: PaymentResult["status"],
  more: Partial<PaymentResult> = {},
): PaymentResult => ({
  ...paid,
  status,
  receipt: paid.receipt && { ...paid.receipt, status, bank_ref: null, card: null },
  ...more,
});

/** The order that it pays. */
export const ordered: Order = {
  number: "1405-000001-0",
  state: "paid",
  placed_at: "2026-03-21T11:50:00.000Z",
  expires_at: null,
  items_count: 2,
  payable: { amount: 12_450_000, currency: "IRR" },
  pictures: [],
  actions: [],
  lang: "fa",
  payment_status: "paid",
  fulfilment_status: "none",
  paid_at: "2026-03-21T12:00:00.000Z",
  items: [
    {
      id: "i1",
      variant_id: "v1",
      product: { id: 16, slug: "headphones", gen: "digital" },
      sku: "HEAD-BLUE",
      name: "هدفون",
      options: [{ name: "رنگ", value: "آبی" }],
      image: null,
      unit_price: { amount: 6_225_000, currency: "IRR" },
      compare_at: null,
      qty: 2,
      total: { amount: 12_450_000, currency: "IRR" },
      returned_qty: 0,
      reviewed: false,
    },
  ],
  totals: {
    items: { amount: 12_450_000, currency: "IRR" },
    item_discount: { amount: 0, currency: "IRR" },
    coupon_discount: { amount: 0, currency: "IRR" },
    shipping: { amount: 0, currency: "IRR" },
    tax: [],
    payable: { amount: 12_450_000, currency: "IRR" },
  },
  address: {
    recipient_name: "مینا رضایی",
    recipient_phone: "+98 9121234567",
    country: { id: 364, name: "ایران" },
    iso2: "IR",
    state: { id: 36_423, name: "تهران" },
    city: { id: 3_640_394, name: "تهران" },
    city_text: null,
    zip_code: "1234567890",
    street: "خیابان آزادی",
    plate: "12",
    unit: null,
  },
  shipping: { code: "post", name: "پست پیشتاز", from: "2026-03-24", to: "2026-03-28" },
  coupon: null,
  note: null,
  payments: [],
  shipments: [],
  returns: [],
  refunds: [],
  events: [],
  invoice_no: null,
  returnable_until: null,
};

interface Call {
  path: string;
  body: unknown;
}

/** A backend that knows this one payment of an order; `start` is what it answers to a new attempt. */
export function payingContext(
  result: PaymentResult,
  { start = Response.json({}), order = ordered }: { start?: Response; order?: Order } = {},
) {
  const { context } = fakeContext({ settings: { payingOrigins: ["https://bank.example"] } });
  const calls: Call[] = [];
  const original = context.api;
  const api: AppLoadContext["api"] = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === `/api/payment/${refId}`) return Response.json(result);
    if (pathname.startsWith("/api/payment/")) {
      return Response.json({ msg: "error.not_found", requestId: "r" }, { status: 404 });
    }
    if (!pathname.startsWith("/api/user/orders/")) return original?.(request) ?? Response.error();
    if (request.method === "GET" && pathname.endsWith(`/${order.number}`)) {
      return Response.json(order);
    }
    if (request.method === "GET") {
      const option = { gateway: "zarinpal", needs_script: false, sandbox: true };
      return Response.json({ data: [option], total: 1 });
    }
    calls.push({ path: pathname, body: await request.json() });
    return start;
  };
  return { context: { ...context, api }, calls };
}
