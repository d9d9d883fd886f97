import { menu, seller, siteDefault, translationList } from "#backend/contract/site";
import type { LanguageCode } from "~/i18n/languages";
import type { Door } from "./door.server";

/** GET site-default/{package}/{lang}, with the texts of that language alone (R-API-05). */
export function getSiteDefault(door: Door, packageName: string, lang: LanguageCode) {
  return door.get(`site-default/${packageName}/${lang}`, siteDefault, { texts: lang });
}

/** GET translate/renusify,{package}/{lang} (R-API-06). */
export function getTranslations(door: Door, packageName: string, lang: LanguageCode) {
  return door.get(`translate/renusify,${packageName}/${lang}`, translationList);
}

/** GET home/menu/home?l={lang} (R-API-11). */
export function getMenu(door: Door, lang: LanguageCode) {
  return door.get("home/menu/home", menu, { l: lang });
}

/** GET home/seller: who sells, or null where the owner has not said it yet. */
export async function getSeller(door: Door) {
  return (await door.get("home/seller", seller)).seller;
}
