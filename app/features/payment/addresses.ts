import type { LanguageCode } from "#backend/contract/languages";
import { langPath } from "~/request/page-address";

/** The page that tells what became of a payment (R-ROUTE-10). */
export function paymentPath(lang: LanguageCode, status: string, refId: string): string {
  return langPath(lang, `/home/payment/${status}/${refId}`);
}
