import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { listProducts, readProduct } from "./catalogue";
import { comeToReview, placeOrder, send } from "./checking-out";
import { deliver } from "./deliver";
import type { LanguageCode } from "./languages";

/** A product that nobody else's test reviews, and the order that brings it. */
export interface OrderedProduct {
  /** Its public number. */
  id: number;
  name: string;
  number: string;
  /** Of its buyer's session. */
  token: string;
  /** The shop hands it over. */
  arrive(): Promise<void>;
}

/**
 * A new user, whom the browser is logged in as, with an order of a product that is still to arrive.
 *
 * @param place which of the products: each test takes another one, for its stars are shown to all
 * @param qty how many pieces of it
 */
export async function orderProduct(
  context: BrowserContext,
  lang: LanguageCode,
  place: number,
  qty = 1,
): Promise<OrderedProduct> {
  const buyer = await comeToReview(context, lang, "cod");
  const { data } = await listProducts(lang, "?in_stock=1&per_page=48&page=2");
  const card = data[place];
  if (!card) throw new Error(`The seeded shop has no product in place ${place}.`);
  const { id, name, variants } = await readProduct(lang, card.id);
  const variant = variants.find(({ stock }) => stock !== "out");
  const op = { type: "add", op_id: randomUUID(), variant_id: variant?.id, qty };
  await send(buyer.token, lang, "POST", "user/carts/sync", { ops: [op] });
  const number = await placeOrder(buyer, lang);
  return { id, name, number, token: buyer.token, arrive: () => deliver(number, lang) };
}
