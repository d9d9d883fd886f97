import type { Product, ProductList } from "#backend/contract/catalog";
import { product, productList } from "#backend/contract/catalog";
import { ask } from "./ask";
import type { LanguageCode } from "./languages";

/** Answer of a catalogue call of the shared shop, parsed by the contract. */
async function callCatalogue(path: string, lang: LanguageCode): Promise<unknown> {
  const answer = await ask(`/api/home/${path}`, { headers: { lang } });
  if (answer.status !== 200) throw new Error(`/api/home/${path} answered ${answer.status}`);
  return answer.json();
}

/** A product list of the seeded shop. */
export async function listProducts(lang: LanguageCode, query = ""): Promise<ProductList> {
  return productList.parse(await callCatalogue(`products${query}`, lang));
}

/** A product of the seeded shop by its code. */
export async function readProduct(lang: LanguageCode, id: number): Promise<Product> {
  return product.parse(await callCatalogue(`products/${id}`, lang));
}

/** Any product that can be bought, with something to choose from where `withChoice` says so. */
export async function findProduct(
  lang: LanguageCode,
  { withChoice = false } = {},
): Promise<Product> {
  const { data } = await listProducts(lang, "?in_stock=1&per_page=48");
  for (const { id } of data) {
    const found = await readProduct(lang, id);
    if (!withChoice || found.variants.length > 1) return found;
  }
  throw new Error("The seeded shop has no such product.");
}

/** A product, and real options of it that no variant has together. */
export async function findImpossible(lang: LanguageCode) {
  const { data } = await listProducts(lang, "?in_stock=1&per_page=48");
  for (const { id } of data) {
    const found = await readProduct(lang, id);
    const impossible = combinationsOf(found.choices).find((options) =>
      found.variants.every((variant) =>
        Object.entries(options).some(([choice, option]) => variant.options[choice] !== option),
      ),
    );
    if (impossible) return { product: found, impossible };
  }
  throw new Error("Of each product of the seeded shop all options exist together.");
}

function combinationsOf(choices: Product["choices"]): Record<string, string>[] {
  return choices.reduce<Record<string, string>[]>(
    (begun, { code, options }) =>
      begun.flatMap((chosen) => options.map((option) => ({ ...chosen, [code]: option.code }))),
    [{}],
  );
}

/** The canonical path of a product's page. */
export function productPath(lang: LanguageCode, { id, slugs }: Product): string {
  return `/${lang}/home/products/show/${id}/${encodeURIComponent(slugs[lang] ?? "")}`;
}
