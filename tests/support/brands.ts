import { productList } from "#backend/contract/catalog";
import { type CrudItem, crudList } from "#backend/contract/crud";
import { ask } from "./ask";
import { send } from "./checking-out";
import type { LanguageCode } from "./languages";
import { deskToken } from "./log-in-at-desk";

/** The brands that products are of, in the order in which they were made. */
export async function usedBrands(): Promise<CrudItem[]> {
  const answer = await send(await deskToken(), "en", "GET", "admin/brands?per_page=100&asc=slug");
  return crudList.parse(answer).data.filter(({ products }) => Number(products) > 0);
}

/** A brand by the end of its address. */
export async function findBrand(slug: string): Promise<CrudItem | undefined> {
  const path = `admin/brands?${new URLSearchParams({ search: slug })}`;
  const { data } = crudList.parse(await send(await deskToken(), "en", "GET", path));
  return data.find((item) => item.slug === slug);
}

/** A product of a brand, as its address names it. */
export async function productOf(slug: string, lang: LanguageCode) {
  const query = new URLSearchParams({ l: lang, "brand[]": slug });
  const { data } = productList.parse(await (await ask(`/api/home/products?${query}`)).json());
  const [first] = data;
  if (!first) throw new Error(`No product is of ${slug}.`);
  return { id: first.id, slug: first.slug };
}

/** Takes the picture off a brand again. */
export async function takePictureOff(slug: string): Promise<void> {
  const { _id, _version, name } = (await findBrand(slug)) ?? {};
  const bare = { name, picture: null, _version };
  await send(await deskToken(), "en", "PUT", `admin/brands/${_id}`, bare);
}

/** The table of those that hold a word. */
export function brandsWith(word: string): string {
  return `/staff/brands?${new URLSearchParams({ search: word })}`;
}
