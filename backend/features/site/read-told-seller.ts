import type { WireLanguage } from "../../contract/i18n";
import type { Seller } from "../../contract/site";
import type { Database } from "../../db/database";
import { readSellerGaps } from "../settings/seller-gaps";
import { readSeller } from "../settings/shop";

/** GET home/seller: who sells, as the legal page names them. */
export function readToldSeller(database: Database, lang: WireLanguage): Promise<Seller> {
  return database.run(async (q) => {
    if ((await readSellerGaps(q)).length > 0) return { seller: null };
    const { name, legal_form, address, registration, ...plain } = await readSeller(q);
    const inWords = {
      name: name[lang],
      legal_form: legal_form[lang],
      address: address[lang],
      registration: registration[lang],
    };
    return { seller: { ...inWords, ...plain } };
  });
}
