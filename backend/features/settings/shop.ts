import { z } from "zod";
import { inEachLanguage, languageCodes } from "../../contract/languages";
import type { Query } from "../../db/database";
import { type NamedShop, readShopName } from "../site/read-shop-name";
import { readSetting } from "./read-setting";

export const shopKey = "shop";

const longest = 300;
const line = (max: number) => z.string().max(max).default("");
const both = z.object(inEachLanguage(() => line(longest))).prefault({});

/** The seller, as invoices and the legal page name them (domain 4.3); what is not told is empty. */
export const shopIdentity = z.object({
  name: both,
  legal_form: both,
  address: both,
  /** As it is written. */
  phone: line(40),
  email: line(254),
  tax_number: line(60),
  /** Where and under which number it is registered. */
  registration: both,
});
export type ShopIdentity = z.infer<typeof shopIdentity>;

/** What the owner has said of the seller so far. */
export async function readSeller(q: Query): Promise<ShopIdentity> {
  return (await readSetting(q, shopKey, shopIdentity)) ?? shopIdentity.parse({});
}

/** Who sells, as far as the owner has said; by the shop's name where no other was told. */
export async function readShopIdentity(q: Query, shop: NamedShop): Promise<ShopIdentity> {
  const seller = await readSeller(q);
  if (languageCodes.every((lang) => seller.name[lang])) return seller;
  const known = await readShopName(q, shop);
  const name = inEachLanguage((lang) => seller.name[lang] || known[lang]);
  return { ...seller, name };
}
