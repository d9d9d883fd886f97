import type { CDPSession, Page } from "@playwright/test";
import { cart } from "#backend/contract/cart";
import type { Product } from "#backend/contract/catalog";
import { Random } from "#backend/db/seed/scale/random";
import { formatsFor } from "~/i18n/format";
import { cartsPath } from "~/sitemap/paths";
import { message, nameOf } from "../../support/buying";
import { listProducts, productPath, readProduct } from "../../support/catalogue";
import { comeWithCart, send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { shopUrl } from "../../support/shop-url";
import { cartOf, type OtherVariant, otherVariants, wishesOf } from "../../support/ticking";
import { say } from "../../support/words";

/** How often somebody taps, in all; `npm run early-taps` does it 200 times. */
const taps = Number(process.env.EARLY_TAPS ?? 8);
/** The same seed makes the same taps, as far as the machine's pace lets it. */
const seed = Number(process.env.EARLY_TAPS_SEED ?? Date.now() % 1_000_000);

/** One shopper's haste: what is tapped, and when. */
interface Haste {
  product: Product;
  other: OtherVariant;
  intent: "cart.add" | "cart.buy" | "wish.add";
  /** Milliseconds from the page's first byte to the tick, and on to the button. */
  tickAfter: number;
  pressAfter: number;
}

async function findTickable(lang: LanguageCode): Promise<Product[]> {
  const { data } = await listProducts(lang, "?in_stock=1&per_page=24");
  const products = await Promise.all(data.map(({ id }) => readProduct(lang, id)));
  return products.filter((product) => otherVariants(product).length > 0);
}

function drawHaste(random: Random, products: Product[]): Haste {
  const product = random.pick(products);
  return {
    product,
    other: random.pick(otherVariants(product)),
    intent: random.pick(["cart.add", "cart.add", "cart.buy", "wish.add"] as const),
    tickAfter: random.whole(0, random.pick([200, 1500, 4000])),
    pressAfter: random.whole(0, random.pick([0, 50, 800])),
  };
}

/** A phone of the cheaper kind on a line to match: 1.6 Mbit/s, 150 ms, a processor of a fourth. */
async function slowDown(page: Page, random: Random): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.setCacheDisabled", { cacheDisabled: random.share() < 0.5 });
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return line;
}

/** Runs in the page, so that nothing waits until the page is ready for it, as no finger does. */
async function tapInPage(taps: { selector: string; after: number }[]) {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const find = async (selector: string) => {
    for (;;) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found;
      await wait(5);
    }
  };
  for (const { selector, after } of taps) {
    await wait(after);
    (await find(selector)).click();
  }
}

/**
 * Somebody else from here on: without cookies, and without what the last page noted and left before it had heard that it was
 * taken, which is sent once more to whichever cart is there.
 */
async function comeAnew(page: Page): Promise<void> {
  const { origin } = new URL(shopUrl());
  await page.goto("about:blank");
  await page.context().clearCookies();
  const storage = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb";
  await storage.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await storage.detach();
}

async function tap(page: Page, lang: LanguageCode, haste: Haste): Promise<void> {
  const { product, other, intent, tickAfter, pressAfter } = haste;
  const { choice, option, variant } = other;
  await comeAnew(page);
  await page.goto(productPath(lang, product), { waitUntil: "commit" });
  // The page may be gone before the tap has told that it was made.
  const tapped = page
    .evaluate(tapInPage, [
      { selector: `input[name="${choice}"][value="${option}"]`, after: tickAfter },
      {
        selector: `button[name="intent"][value="${intent}"]:not([tabindex])`,
        after: pressAfter,
      },
    ])
    .catch(() => {});
  if (intent === "cart.buy") {
    await expect(page, "a visitor is asked who buys").toHaveURL(/\/login$/, { timeout: 30_000 });
  } else {
    const key = intent === "cart.add" ? "cart.added" : "wish.added_visitor";
    const said = say(lang, key, { name: nameOf(lang, product, variant) });
    await expect(message(page)).toContainText(said, { timeout: 30_000 });
  }
  await tapped;
  const taken = intent === "wish.add" ? await wishesOf(page, lang) : await cartOf(page, lang);
  expect(taken).toEqual([variant.id]);
}

for (const [place, lang] of languageCodes.entries()) {
  test(`what is ticked at any moment of a slow page's life is what is taken, in ${lang}`, async ({
    page,
    complaints,
  }) => {
    const rounds = Math.ceil(taps / languageCodes.length);
    test.setTimeout(60_000 + rounds * 20_000);
    const random = new Random(seed + place);
    const products = await findTickable(lang);
    const line = await slowDown(page, random);
    for (let round = 1; round <= rounds; round++) {
      const haste = drawHaste(random, products);
      const { tickAfter, pressAfter, intent, other } = haste;
      const facts = `seed ${seed}, round ${round}: ${intent} ${other.option} after ${tickAfter} + ${pressAfter} ms`;
      await test.step(facts, () => tap(page, lang, haste));
    }
    test.info().annotations.push({ type: "seed", description: String(seed) });
    process.stdout.write(`early taps in ${lang}: ${rounds} of ${rounds} right, seed ${seed}\n`);
    await line.detach();
    // A page that is left while it loads complains of what it did not get.
    takeOut(complaints, lostConnection);
  });
  test(`− and + of the cart count once at any moment of a slow page's life, in ${lang}`, async ({
    page,
    complaints,
  }) => {
    const rounds = Math.ceil(taps / languageCodes.length);
    test.setTimeout(60_000 + rounds * 20_000);
    const random = new Random(seed + place);
    const { token } = await comeWithCart(page.context(), lang);
    const readCount = async () => {
      const { lines } = cart.parse(await send(token, lang, "GET", "user/carts"));
      return lines.map(({ qty }) => qty);
    };
    const line = await slowDown(page, random);
    let count = 2;
    for (let round = 1; round <= rounds; round++) {
      const step = count === 1 || (count < 4 && random.share() < 0.5) ? 1 : -1;
      const after = random.whole(0, random.pick([200, 1500, 4000]));
      await test.step(`seed ${seed}, round ${round}: ${count} ${step} after ${after} ms`, async () => {
        await page.goto(cartsPath(lang), { waitUntil: "commit" });
        const selector = `button[name="to"][value="${count + step}"]`;
        const tapped = page.evaluate(tapInPage, [{ selector, after }]).catch(() => {});
        await expect.poll(readCount, { timeout: 30_000 }).toEqual([count + step]);
        await tapped;
        await expect(page.locator('input[name="qty"]').first()).toHaveValue(
          formatsFor(lang).number(count + step),
          { timeout: 30_000 },
        );
        expect(await readCount()).toEqual([count + step]);
      });
      count += step;
    }
    await line.detach();
    // A page that is left while it loads complains of what it did not get.
    takeOut(complaints, lostConnection);
  });
}
