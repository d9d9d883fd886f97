import { langPath } from "~/http/page-address";
import type { LanguageCode } from "~/i18n/languages";

/** The page that tells what became of a payment (R-ROUTE-10). */
export function paymentPath(lang: LanguageCode, status: string, refId: string): string {
  return langPath(lang, `/home/payment/${status}/${refId}`);
}
