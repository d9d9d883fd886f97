import { randomUUID } from "node:crypto";
import { address } from "../../backend/contract/address";
import { type AdminOrder, adminOrder } from "../../backend/contract/admin-order";
import { cartChange } from "../../backend/contract/cart";
import { product, productList } from "../../backend/contract/catalog";
import {
  type Checkout,
  checkout,
  type PlacedOrder,
  placedOrder,
} from "../../backend/contract/checkout";
import { type Order, order } from "../../backend/contract/order";
import type { GatewayId } from "../../backend/contract/payment";
import { homeInTehran } from "../support/buy-by-calls";
import { callApi, type Reply, read } from "./call-api";
import type { Person } from "./people";
import type { Target } from "./target";

/** Variants of which several pieces can be had, each of another product. */
export async function findVariants(target: Target, count: number): Promise<string[]> {
  const { data } = await read(target, productList, "GET", "home/products?in_stock=1&per_page=48");
  const found: string[] = [];
  for (const { id } of data) {
    const { variants } = await read(target, product, "GET", `home/products/${id}`);
    const good = variants.find(
      ({ stock, price, max_qty }) => stock === "in" && price && max_qty > 4,
    );
    if (good) found.push(good.id);
    if (found.length === count) return found;
  }
  throw new Error(`The demo shop has ${found.length} such products.`);
}

/** How an order is paid, and where it goes. */
interface Wanted {
  payment?: GatewayId;
  home?: object;
}

/** Puts pieces into somebody's cart and answers all of the checkout's questions. */
export async function fillCheckout(
  target: Target,
  { token }: Person,
  variantId: string,
  { payment = "zarinpal", home = homeInTehran }: Wanted = {},
): Promise<Checkout> {
  const lang = languageOf(payment);
  const op = { type: "add", op_id: randomUUID(), variant_id: variantId, qty: 1 };
  await read(target, cartChange, "POST", "user/carts/sync", { token, body: { ops: [op] } });
  const body = { ...home, op_id: randomUUID() };
  const { id } = await read(target, address, "POST", "user/addresses", { token, body });
  const choose = (body: object) =>
    read(target, checkout, "POST", "user/checkout", { token, body, lang });
  await choose({ address_id: id });
  await choose({ shipping: "post" });
  return choose({ payment });
}

/** Stripe is offered where amounts are dollars. */
const languageOf = (payment: GatewayId | undefined) => (payment === "stripe" ? "en" : "fa");

/** Sends the last form of a checkout. */
export function tryToPlace(
  target: Target,
  { token }: Person,
  payable: object,
  { opId = randomUUID(), payment }: { opId?: string; payment?: GatewayId } = {},
): Promise<Reply> {
  const body = { op_id: opId, payable };
  return callApi(target, "POST", "user/orders", { token, body, lang: languageOf(payment) });
}

/** An order of one piece. */
export async function placeOrder(
  target: Target,
  person: Person,
  variantId: string,
  wanted: Wanted = {},
): Promise<PlacedOrder> {
  const { totals } = await fillCheckout(target, person, variantId, wanted);
  const { payment } = wanted;
  const placed = await tryToPlace(target, person, totals.payable, { payment });
  if (placed.status !== 200) throw new Error(`placing answered ${placed.status} ${placed.msg}`);
  return placedOrder.parse(JSON.parse(placed.text));
}

export const readOrder = (target: Target, { token }: Person, number: string): Promise<Order> =>
  read(target, order, "GET", `user/orders/${number}`, { token });

export const readAsStaff = (
  target: Target,
  { token }: Person,
  number: string,
): Promise<AdminOrder> => read(target, adminOrder, "GET", `admin/orders/${number}`, { token });

/** A step of the staff's: `process`, `ship`, `refund` and so on. */
export function actAsStaff(
  target: Target,
  { token }: Person,
  ...[number, word, more]: [number: string, word: string, more?: object]
): Promise<Reply> {
  const body = { op_id: randomUUID(), ...more };
  return callApi(target, "POST", `admin/orders/${number}/${word}`, { token, body });
}

/** Presses a button on the sandbox bank's page; answers where the bank sends the browser. */
export async function pressAtBank(redirectUrl: string | null, button: string): Promise<string> {
  const response = await fetch(redirectUrl ?? "", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ do: button }),
  });
  await response.arrayBuffer();
  return new URL(response.headers.get("location") ?? "", redirectUrl ?? "").href;
}

/** Goes where the bank sends a browser; answers where the shop sends it on to. */
export async function comeBack(address: string): Promise<string> {
  const response = await fetch(address, { redirect: "manual" });
  await response.arrayBuffer();
  return response.headers.get("location") ?? String(response.status);
}
