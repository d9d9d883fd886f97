import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { order } from "#backend/contract/order";
import type { NewReview } from "#backend/contract/reviews";
import { comeToReview, placeOrder, send } from "./checking-out";
import { deliver } from "./deliver";
import type { LanguageCode } from "./languages";

/** Somebody to whom an order has brought a product. */
export interface Reviewer {
  token: string;
  /** The product's public number. */
  product: number;
  /** What it is called. */
  name: string;
}

/** A new user, whom the browser is logged in as, and whose order of a product has arrived. */
export async function comeWithGoods(
  context: BrowserContext,
  lang: LanguageCode,
): Promise<Reviewer> {
  const buyer = await comeToReview(context, lang, "cod");
  const number = await placeOrder(buyer, lang);
  await deliver(number, lang);
  const { items } = order.parse(await send(buyer.token, lang, "GET", `user/orders/${number}`));
  const product = items[0]?.product?.id;
  if (!product) throw new Error(`The order ${number} has no product with a page.`);
  return { token: buyer.token, product, name: buyer.product };
}

/** Writes a review of it, or writes it anew. */
export async function writeReview(
  { token, product }: Reviewer,
  lang: LanguageCode,
  words: Partial<NewReview>,
): Promise<void> {
  const usual = { stars: 4, title: null, body: "It does what it should.", anonymous: false };
  const review = { client_id: randomUUID(), ...usual, ...words };
  await send(token, lang, "POST", `user/reviews/${product}`, review);
}
