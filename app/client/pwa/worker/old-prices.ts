import { match } from "../../../sitemap/match";

/** After so long a saved price is told to be old. */
export const priceAgeMs = 86_400_000;

/** Pages on which something has a price. */
const priced: readonly string[] = ["home", "products", "product", "product-by-id"];

/**
 * Whether a page shows prices that have been saved for too long to be believed; moments in milliseconds. One that was
 * saved in the future tells of a clock that has been set, and of nothing to be believed.
 */
export function arePricesOld(address: string, savedAt: number, now: number): boolean {
  const { name } = match(address.split("?", 1)[0] ?? "/");
  return Math.abs(now - savedAt) > priceAgeMs && priced.includes(name);
}
