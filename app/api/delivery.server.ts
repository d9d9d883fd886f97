import { type Delivery, delivery } from "#backend/contract/delivery";
import type { LanguageCode } from "#backend/contract/languages";
import { cacheForAll } from "./cached-calls.server";
import type { ApiClient } from "./client/api-client.server";

/** GET home/delivery: to the language's home country, asked once for all visitors of a short while. */
export function getDelivery(anonymous: ApiClient, lang: LanguageCode): Promise<Delivery> {
  return cacheForAll(`delivery.${lang}`, () => anonymous.get("home/delivery", delivery));
}
