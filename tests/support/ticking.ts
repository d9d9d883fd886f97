import type { Locator, Page } from "@playwright/test";
import { cart, wishList } from "#backend/contract/cart";
import type { Product, Variant } from "#backend/contract/catalog";
import { ask } from "./ask";
import { offeredVariant } from "./buying";
import type { LanguageCode } from "./languages";

/** A variant, and the one option in which it differs from what the page offers first. */
export interface OtherVariant {
  variant: Variant;
  choice: string;
  option: string;
}

/** The variants that can be bought and differ from the offered one in a single option. */
export function otherVariants(product: Product): OtherVariant[] {
  const offered = offeredVariant(product);
  return product.variants.flatMap((variant) => {
    const differs = Object.keys(variant.options).filter(
      (code) => variant.options[code] !== offered.options[code],
    );
    const [choice] = differs;
    if (differs.length !== 1 || !choice || variant.stock === "out" || !variant.price) return [];
    return [{ variant, choice, option: variant.options[choice] ?? "" }];
  });
}

/** The first of them. */
export function firstOther(product: Product): OtherVariant {
  const [other] = otherVariants(product);
  if (!other) throw new Error(`${product.name} has no other variant.`);
  return other;
}

/** The tiles of options, by their choices. */
export function tilesOf(page: Page, options: Record<string, string>): Locator[] {
  return Object.entries(options).map(([choice, option]) =>
    page.locator(`input[name="${choice}"][value="${option}"]`),
  );
}

/** Ticks options of which the page hears nothing, as on a slow line. */
export async function tickUnheard(page: Page, options: Record<string, string>): Promise<void> {
  for (const tile of tilesOf(page, options)) {
    await tile.evaluate((radio) => {
      (radio as HTMLInputElement).checked = true;
    });
  }
}

/** The variants of the visitor's cart, by the token in its cookie. */
export async function cartOf(page: Page, lang: LanguageCode): Promise<string[]> {
  const headers = { lang, "X-Cart": await tokenOf(page, "cart") };
  const answer = await ask("/api/user/carts", { headers });
  return cart.parse(answer.json()).lines.map(({ variant_id }) => variant_id);
}

/** The variants of the visitor's wish list. */
export async function wishesOf(page: Page, lang: LanguageCode): Promise<(string | null)[]> {
  const headers = { lang, "X-Wish": await tokenOf(page, "wish") };
  const answer = await ask("/api/user/wish-list", { headers });
  return wishList.parse(answer.json()).data.map(({ variant_id }) => variant_id);
}

async function tokenOf(page: Page, kind: "cart" | "wish"): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith(kind))?.value ?? "";
}
