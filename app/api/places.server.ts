import { countryList, placeList } from "#backend/contract/address";
import type { LanguageCode } from "#backend/contract/languages";
import { cacheForAll } from "./cached-calls.server";
import { type ApiSession, anonymousSession, createApiClient } from "./client/api-client.server";
import type { ShopLoadContext } from "./client/load-context";

/** The address service is told that nobody asks: an empty Authorization, never the token (R-API-26). */
const unnamed: ApiSession = { ...anonymousSession, token: () => "" };

interface Asking {
  context: ShopLoadContext;
  lang: LanguageCode;
}

/** GET address/ (R-API-26). */
export function listCountries({ context, lang }: Asking) {
  return cacheForAll(`address.${lang}`, async () => {
    const { data } = await createApiClient(context, lang, unnamed).get("address/", countryList, {
      lang,
    });
    return data;
  });
}

/** GET address/{countryId} (R-API-26). */
export function listStates({ context, lang }: Asking, countryId: number) {
  return cacheForAll(`address.${lang}.${countryId}`, async () => {
    const api = createApiClient(context, lang, unnamed);
    return (await api.get(`address/${countryId}`, placeList, { lang })).data;
  });
}

/** GET address/{countryId}/{stateId} (R-API-26). */
export function listCities({ context, lang }: Asking, countryId: number, stateId: number) {
  return cacheForAll(`address.${lang}.${countryId}.${stateId}`, async () => {
    const api = createApiClient(context, lang, unnamed);
    return (await api.get(`address/${countryId}/${stateId}`, placeList, { lang })).data;
  });
}
