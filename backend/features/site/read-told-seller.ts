import type { LanguageCode } from "../../contract/languages";
import type { Seller } from "../../contract/site";
import type { Database } from "../../db/database";
import { readSellerGaps } from "../settings/seller-gaps";
import { readSeller } from "../settings/shop";

/** GET home/seller: who sells, as the legal page names them. */
export function readToldSeller(database: Database, lang: LanguageCode): Promise<Seller> {
  return database.run(async (q) => {
    if ((await readSellerGaps(q)).length > 0) return { seller: null };
    const { name, legal_form, address, registration, ...plain } = await readSeller(q);
    const told = (texts: Record<LanguageCode, string>) => texts[lang] || texts.en;
    const inWords = {
      name: told(name),
      legal_form: told(legal_form),
      address: told(address),
      registration: told(registration),
    };
    return { seller: { ...inWords, ...plain } };
  });
}
