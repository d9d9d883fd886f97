/** One shopper's way by the shop's calls: add, log in, address, shipping, place, pay at the sandbox bank. */
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { address } from "../../backend/contract/address";
import { loggedIn } from "../../backend/contract/auth";
import { cartChange } from "../../backend/contract/cart";
import { checkout, placedOrder } from "../../backend/contract/checkout";
import { paymentResult } from "../../backend/contract/payment";
import type { Buyer } from "./buyers-by-sql";

/** An address that the journeys' ways to send go to. */
export const homeInTehran = {
  recipient_name: "مینا رضایی",
  recipient_phone: "09121234567",
  country_id: 364,
  state_id: 36_423,
  city_id: 3_640_394,
  zip_code: "1234567890",
  street: "خیابان انقلاب، کوچهٔ بهار",
};

const homeInLosAngeles = {
  recipient_name: "Ann Smith",
  recipient_phone: "(310) 555-0123",
  country_id: 840,
  state_id: 84_006,
  city_id: 5_368_361,
  zip_code: "90001",
  street: "12 Main Street",
};

const markets = {
  iran: { lang: "fa", gateway: "zarinpal", home: homeInTehran },
  usa: { lang: "en", gateway: "stripe", home: homeInLosAngeles },
};

/**
 * What the shopper does at the bank and after it: comes back, closes the browser once the bank has the money, pays
 * another amount, or cancels the order while the payment is on its way.
 */
export type Ending = "returns" | "vanishes" | "wrong" | "cancels";

/** What the journey reads of each answer alone, so that older builds can be gone through, too. */
const named = address.pick({ id: true });
const entered = loggedIn.pick({ token: true });
const offered = checkout.pick({ shipping_options: true });
const agreed = checkout.pick({ totals: true });
const paid = paymentResult.pick({ status: true });

type Headers = Record<string, string>;

/** How a request is sent: `fetch`, or one that tries again. */
export type Send = (address: string | URL, init: RequestInit) => Promise<Response>;

export interface Journey {
  origin: string;
  buyer: Buyer;
  variant: string;
  send?: Send;
  market?: keyof typeof markets;
  ending?: Ending;
}

/**
 * Buys one piece and answers the payment's stored word. Throws where any step is refused. The sandbox bank
 * declines amounts that end in 01 and fails on others: a journey with one of them is another test.
 */
export async function buy(journey: Journey): Promise<string> {
  const { origin, buyer, variant, send = fetch, market = "iran", ending = "returns" } = journey;
  const { lang, gateway, home } = markets[market];
  const call = async <T>(
    answer: z.ZodType<T>,
    headers: Headers,
    method: string,
    path: string,
    body?: object,
  ) => {
    const init = { method, headers, body: body ? JSON.stringify(body) : null };
    return answer.parse(await callApi(send, `${origin}/api/${path}`, init));
  };
  const visitor: Headers = { lang, "Content-Type": "application/json" };
  const op = { type: "add", op_id: randomUUID(), variant_id: variant, qty: 1 };
  const { guest } = await call(
    cartChange.pick({ guest: true }),
    visitor,
    "POST",
    "user/carts/sync",
    { ops: [op] },
  );
  const { token } = await call(
    entered,
    { ...visitor, "X-Cart": must(guest, "cart") },
    "POST",
    "login",
    {
      target: buyer.email,
      password: buyer.password,
    },
  );
  const own = { ...visitor, Authorization: token };
  const { id } = await call(named, own, "POST", "user/addresses", {
    ...home,
    op_id: randomUUID(),
  });
  const { shipping_options } = await call(offered, own, "POST", "user/checkout", {
    address_id: id,
  });
  const { totals } = await call(agreed, own, "POST", "user/checkout", {
    shipping: must(shipping_options[0], "shipping").code,
    payment: gateway,
  });
  const { number, payment } = await call(placedOrder, own, "POST", "user/orders", {
    op_id: randomUUID(),
    payable: totals.payable,
  });
  const { ref_id, redirect_url } = must(payment, "payment");
  const back = await payAtBank(
    send,
    must(redirect_url, "bank"),
    ending === "wrong" ? "wrong" : "pay",
  );
  if (ending === "vanishes") return "vanished";
  const cancel = () => {
    const init = { method: "POST", headers: own, body: JSON.stringify({ op_id: randomUUID() }) };
    return send(`${origin}/api/user/orders/${number}/cancel`, init).then((it) => it.arrayBuffer());
  };
  await Promise.all([comeBack(send, back), ending === "cancels" && cancel()]);
  const result = await call(paid, own, "GET", `payment/${ref_id}`);
  return result.status;
}

function must<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`the shop answered without a ${what}`);
  return value;
}

/** Presses a button on the bank's page; answers where the bank sends the browser. */
export async function payAtBank(send: Send, page: string, button: "pay" | "wrong"): Promise<URL> {
  const pressed = await send(page, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `do=${button}`,
  });
  const back = pressed.headers.get("location");
  await pressed.arrayBuffer();
  if (!back) throw new Error(`the bank answered ${pressed.status}`);
  return new URL(back, page);
}

export async function comeBack(send: Send, back: URL): Promise<void> {
  const returned = await send(back, { redirect: "manual" });
  await returned.arrayBuffer();
  if (returned.status !== 303) throw new Error(`the return answered ${returned.status}`);
}

async function callApi(send: Send, address: string, init: RequestInit): Promise<unknown> {
  const response = await send(address, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status} ${text}`);
  return JSON.parse(text);
}
