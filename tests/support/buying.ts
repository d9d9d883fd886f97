import { type Locator, type Page, test } from "@playwright/test";
import type { Product, Variant } from "#backend/contract/catalog";
import { formatsFor } from "~/i18n/format";
import { chooseVariant } from "~/routes/shop/product/choose-variant";
import { listProducts, productPath, readProduct } from "./catalogue";
import { expect } from "./fixtures";
import type { LanguageCode } from "./languages";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** The variant that a product's page offers before anything is chosen. */
export function offeredVariant(product: Product): Variant {
  const { variant } = chooseVariant(product, new URLSearchParams());
  if (!variant) throw new Error(`${product.name} has no variant.`);
  return variant;
}

/** What messages call a variant, the offered one unless another is named: the product and what was chosen of it. */
export function nameOf(
  lang: LanguageCode,
  product: Product,
  variant = offeredVariant(product),
): string {
  const { name } = product;
  const values = optionNames(product, variant);
  const options = values.join(say(lang, "list.comma"));
  return values.length > 0 ? say(lang, "product.variant", { name, options }) : name;
}

/** What the chosen options of a variant are called. */
export function optionNames({ choices }: Product, variant: Variant): string[] {
  return choices.flatMap(({ code, options }) =>
    options.filter((option) => option.code === variant.options[code]).map(({ name }) => name),
  );
}

/**
 * Where a test begins to look, the same each time that it asks: if all bought the newest product, its last piece would go while
 * another test is on its way. Outside of tests it is the first.
 */
function placeOfTest(places: number): number {
  try {
    return Number.parseInt(test.info().testId.slice(-6), 16) % Math.max(1, places);
  } catch {
    return 0;
  }
}

/** Two products of which several pieces can be had, as their pages open. */
export async function findProducts(lang: LanguageCode): Promise<[Product, Product]> {
  const [one, two] = await findSeveral(lang, 2);
  if (!one || !two) throw new Error("The seeded shop has no two such products.");
  return [one, two];
}

/** As many of them as there are, up to a count; none has another's name in its own. */
export async function findSeveral(lang: LanguageCode, count: number): Promise<Product[]> {
  const { data } = await listProducts(lang, "?in_stock=1&per_page=24&sort=newest");
  const first = placeOfTest(data.length);
  const found: Product[] = [];
  for (const { id, name } of [...data.slice(first), ...data.slice(0, first)]) {
    if (found.length === count) break;
    if (found.some((other) => other.name.includes(name) || name.includes(other.name))) continue;
    const product = await readProduct(lang, id);
    const { stock, max_qty, price } = offeredVariant(product);
    if (stock === "in" && price && max_qty >= 5) found.push(product);
  }
  return found;
}

/** Opens a product and puts pieces of it into the cart, as its page offers it. */
export async function addToCart(
  shopper: Shopper,
  lang: LanguageCode,
  product: Product,
  count: string = formatsFor(lang).number(1),
): Promise<void> {
  await shopper.open(productPath(lang, product));
  const { page } = shopper;
  await page.getByRole("textbox", { name: say(lang, "product.quantity") }).fill(count);
  await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
  await expect(message(page)).toContainText(
    say(lang, "cart.added", { name: nameOf(lang, product) }),
  );
}

/** What the shop says to what was just done: its toast, or the box in the page. */
export function message(page: Page): Locator {
  return page.locator(".toast, .flash").first();
}

/** The pieces that the header counts. */
export function headerCount(page: Page): Locator {
  return page.getByRole("banner").locator('a[href$="/carts"] > .bar-count').first();
}

/** A product's line on the cart's page. */
export function lineOf(page: Page, { name }: Pick<Product, "name">): Locator {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: name });
}
