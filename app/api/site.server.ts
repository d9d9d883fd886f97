import type { LanguageCode } from "#backend/contract/languages";
import type { MenuName } from "#backend/contract/menus";
import { menu, seller, siteDefault, translationList } from "#backend/contract/site";
import type { ApiClient } from "./client/api-client.server";

/** GET site-default/{package}/{lang}, with the texts of that language alone (R-API-05). */
export function getSiteDefault(api: ApiClient, packageName: string, lang: LanguageCode) {
  return api.get(`site-default/${packageName}/${lang}`, siteDefault, { texts: lang });
}

/** GET translate/renusify,{package}/{lang} (R-API-06). */
export function getTranslations(api: ApiClient, packageName: string, lang: LanguageCode) {
  return api.get(`translate/renusify,${packageName}/${lang}`, translationList);
}

/** GET home/menu/{name}?l={lang} (R-API-11). */
export function getMenu(api: ApiClient, name: MenuName, lang: LanguageCode) {
  return api.get(`home/menu/${name}`, menu, { l: lang });
}

/** GET home/seller: who sells, or null where the owner has not said it yet. */
export async function getSeller(api: ApiClient) {
  return (await api.get("home/seller", seller)).seller;
}
