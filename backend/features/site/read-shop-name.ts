import { and, eq } from "drizzle-orm";
import { inEachLanguage, type LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { translations } from "../../db/tables/site";
import { speak } from "../languages/language";

/** Whose name is asked: the package's, and under which address it stands. */
export interface NamedShop {
  packageName: string;
  publicUrl: string;
}

/** By language. */
export type ShopName = Record<LanguageCode, string>;

/**
 * What the shop is called: the text `shop.name`, which the owner sets like any other. In it `{{host}}` is the
 * shop's host, which is all that a shop without a name is called by.
 */
export async function readShopName(
  q: Query,
  { packageName, publicUrl }: NamedShop,
): Promise<ShopName> {
  const [row] = await q
    .select({ texts: translations.texts })
    .from(translations)
    .where(and(eq(translations.package, packageName), eq(translations.key, "shop.name")));
  const host = new URL(publicUrl).hostname;
  const nameIn = (lang: LanguageCode) =>
    (speak(row?.texts ?? null, lang) || "{{host}}").replaceAll("{{host}}", host);
  return inEachLanguage(nameIn);
}
