import { countryList, placeList } from "#backend/contract/address";
import type { LanguageCode } from "~/i18n/languages";
import { cacheForAll } from "./cached-calls.server";
import { type DoorSession, nobody, openDoor } from "./door.server";
import type { ShopLoadContext } from "./load-context";

/** The address service is told that nobody asks: an empty Authorization, never the token (R-API-26). */
const unnamed: DoorSession = { ...nobody, token: () => "" };

interface Asking {
  context: ShopLoadContext;
  lang: LanguageCode;
}

/** GET address/ (R-API-26). */
export function listCountries({ context, lang }: Asking) {
  return cacheForAll(`address.${lang}`, async () => {
    const { data } = await openDoor(context, lang, unnamed).get("address/", countryList, { lang });
    return data;
  });
}

/** GET address/{countryId} (R-API-26). */
export function listStates({ context, lang }: Asking, countryId: number) {
  return cacheForAll(`address.${lang}.${countryId}`, async () => {
    const door = openDoor(context, lang, unnamed);
    return (await door.get(`address/${countryId}`, placeList, { lang })).data;
  });
}

/** GET address/{countryId}/{stateId} (R-API-26). */
export function listCities({ context, lang }: Asking, countryId: number, stateId: number) {
  return cacheForAll(`address.${lang}.${countryId}.${stateId}`, async () => {
    const door = openDoor(context, lang, unnamed);
    return (await door.get(`address/${countryId}/${stateId}`, placeList, { lang })).data;
  });
}
