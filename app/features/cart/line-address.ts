import type { CartLine } from "#backend/contract/cart";
import type { LanguageCode } from "#backend/contract/languages";
import { productPath } from "~/sitemap/paths";

/** The product's page with the line's variant chosen (`?color=red`). */
export function lineAddress(
  lang: LanguageCode,
  { product, options }: Pick<CartLine, "product" | "options">,
): string {
  const choice = new URLSearchParams(options.map(({ code, option }) => [code, option])).toString();
  return productPath(lang, product) + (choice && `?${choice}`);
}
