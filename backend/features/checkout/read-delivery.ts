import type { Delivery } from "../../contract/delivery";
import { type LanguageCode, languages } from "../../contract/languages";
import type { Services } from "../../services";
import { speak } from "../languages/language";
import { availableGateways } from "../payments/available-gateways";
import { quoteMethods } from "../shipping/quote";
import { readMethods } from "../shipping/read-methods";
import { nextDay } from "../shipping/work-days";

/** GET home/delivery: to the home country of the language, the same for everyone. */
export async function readDelivery(services: Services, lang: LanguageCode): Promise<Delivery> {
  const { country, currency } = languages[lang];
  const to = { iso2: country, stateId: null };
  const methods = await services.database.run(readMethods);
  const now = services.clock.now();
  const quotes = quoteMethods(methods, { to, currency, goods: 0, now });
  const takesCash = quotes.some(({ codAllowed }) => codAllowed);
  return {
    country,
    options: quotes.map(({ code, name, amount, from, to: last, codAllowed }) => {
      const freeFrom = methods.find((method) => method.code === code)?.freeFrom?.[currency];
      return {
        code,
        name: speak(name, lang) ?? code,
        price: { amount, currency },
        free_from: freeFrom === undefined ? null : { amount: freeFrom, currency },
        from,
        to: last,
        cod_allowed: codAllowed,
      };
    }),
    payments: availableGateways(services, currency).filter(
      ({ gateway }) => gateway !== "cod" || takesCash,
    ),
    changes_at: nextDay(now, country).toISOString(),
  };
}
