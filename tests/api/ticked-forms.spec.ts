import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { cart } from "#backend/contract/cart";
import type { Product } from "#backend/contract/catalog";
import { Random } from "#backend/db/seed/scale/random";
import { ask } from "../support/ask";
import { listProducts, productPath, readProduct } from "../support/catalogue";
import { languageCodes } from "../support/languages";
import { shopUrl } from "../support/shop-url";

const forms = Number(process.env.EARLY_TAPS ?? 20);
const seed = Number(process.env.EARLY_TAPS_SEED ?? Date.now() % 1_000_000);

/** The buttons that put what is ticked into the cart. */
const intents = ["cart.add", "cart.buy"] as const;

/** Sends the product's form as a page would that has not followed the ticks; answers the cart's variants. */
async function buyByForm(
  lang: (typeof languageCodes)[number],
  product: Product,
  ticked: Record<string, string>,
  sent: { variant: string; intent: (typeof intents)[number] },
): Promise<string[]> {
  const fields = new URLSearchParams({ ...ticked, ...sent, qty: "1" });
  fields.set("op_id", randomUUID());
  const answer = await ask(productPath(lang, product), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: shopUrl() },
    body: fields.toString(),
  });
  const cookies = (answer.headers["set-cookie"] ?? []).join("\n");
  const token = /cart=([\w-]{43})/.exec(cookies)?.[1] ?? "";
  const kept = await ask("/api/user/carts", { headers: { lang, "X-Cart": token } });
  return cart.parse(kept.json()).lines.map(({ variant_id }) => variant_id);
}

for (const lang of languageCodes) {
  test(`a form takes the variant that is ticked in it, whatever it hints at, in ${lang}`, async () => {
    test.setTimeout(30_000 + forms * 2_000);
    const random = new Random(seed);
    const { data } = await listProducts(lang, "?in_stock=1&per_page=24");
    const products = await Promise.all(data.map(({ id }) => readProduct(lang, id)));
    const tickable = products.filter(({ variants }) => variants.length > 1);
    for (let round = 1; round <= forms / languageCodes.length; round++) {
      const product = random.pick(tickable);
      const canBeBought = product.variants.filter(({ stock, price }) => stock !== "out" && price);
      const wanted = random.pick(canBeBought);
      const hint = random.pick([...product.variants.map(({ id }) => id), "", randomUUID()]);
      const intent = random.pick(intents);
      const taken = await buyByForm(lang, product, wanted.options, { variant: hint, intent });
      expect(taken, `seed ${seed}, round ${round}: ${product.name}`).toEqual([wanted.id]);
    }
  });
}
