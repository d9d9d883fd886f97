/** One shopper's way by the shop's calls: add, log in, address, shipping, place, pay at the sandbox bank. */
import { randomUUID } from "node:crypto";
import type { Buyer } from "./buyers";

/** The sandbox bank declines amounts that end in 01 and fails on others: a journey with one of them is another test. */
const home = {
  recipient_name: "مینا رضایی",
  recipient_phone: "09121234567",
  country_id: 364,
  state_id: 36_423,
  city_id: 3_640_394,
  zip_code: "1234567890",
  street: "خیابان انقلاب، کوچهٔ بهار",
};

type Headers = Record<string, string>;

/** Buys one piece and answers the payment's stored word. Throws where any step is refused. */
export async function buy(origin: string, buyer: Buyer, variant: string): Promise<string> {
  const visitor: Headers = { lang: "fa", "Content-Type": "application/json" };
  const op = { type: "add", op_id: randomUUID(), variant_id: variant, qty: 1 };
  const { guest } = await call(origin, visitor, "POST", "user/carts/sync", { ops: [op] });
  const { token } = await call(origin, { ...visitor, "X-Cart": guest }, "POST", "login", {
    target: buyer.email,
    password: buyer.password,
  });
  const own = { ...visitor, Authorization: token };
  const address = { ...home, op_id: randomUUID() };
  const { id } = await call(origin, own, "POST", "user/addresses", address);
  const { shipping_options } = await call(origin, own, "POST", "user/checkout", { address_id: id });
  const choice = { shipping: shipping_options[0].code, payment: "zarinpal" };
  const { totals } = await call(origin, own, "POST", "user/checkout", choice);
  const order = { op_id: randomUUID(), payable: totals.payable };
  const { payment } = await call(origin, own, "POST", "user/orders", order);
  await pay(payment.redirect_url);
  const result = await call(origin, own, "GET", `payment/${payment.ref_id}`);
  return result.status;
}

/** Presses Pay on the bank's page and follows it back to the shop. */
async function pay(page: string): Promise<void> {
  const pressed = await fetch(page, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "do=pay",
  });
  const back = pressed.headers.get("location");
  await pressed.arrayBuffer();
  if (!back) throw new Error(`the bank answered ${pressed.status}`);
  const returned = await fetch(new URL(back, page), { redirect: "manual" });
  await returned.arrayBuffer();
  if (returned.status !== 303) throw new Error(`the return answered ${returned.status}`);
}

// biome-ignore lint/suspicious/noExplicitAny: the benchmark reads answers of any call
type Answer = any;

async function call(
  origin: string,
  headers: Headers,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const init = { method, headers, body: body && JSON.stringify(body) };
  const response = await fetch(`${origin}/api/${path}`, init);
  const answer: Answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${answer.msg}`);
  return answer;
}
