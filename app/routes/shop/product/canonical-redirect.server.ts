import { redirect } from "@remix-run/node";
import type { Product } from "#backend/contract/catalog";
import type { LanguageCode } from "#backend/contract/languages";
import { productPath } from "~/sitemap/paths";

interface Asked {
  lang: LanguageCode;
  /** The language that the address names, if it names one. */
  urlLang: LanguageCode | undefined;
  id: string | undefined;
  name: string | undefined;
  search: string;
}

/**
 * The id selects the product, the name decorates it (decisions 4, R-ROUTE-08): throws the redirect to the
 * right name, 301 under a language, 302 on the bare form, where any known language's name is right.
 */
export function redirectToCanonical(
  product: Pick<Product, "id" | "slug" | "slugs">,
  asked: Asked,
): void {
  const known = asked.urlLang ? [product.slug] : Object.values(product.slugs);
  const isRight = known.some((slug) => slug.normalize() === asked.name?.normalize());
  if (isRight && asked.id === String(product.id)) return;
  const path = productPath(asked.lang, product);
  if (asked.urlLang) throw redirect(path + asked.search, 301);
  throw redirect(path.slice(asked.lang.length + 1) + asked.search, 302);
}
