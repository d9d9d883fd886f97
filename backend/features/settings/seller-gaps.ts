import type { Query } from "../../db/database";
import { readSeller } from "./shop";

/**
 * The settings without which a real shop sells nothing, for a buyer has to know whom they buy from: the
 * seller's name and address in Persian and in English, and a phone or an e-mail address. Empty where all is told.
 * A language that the shop learns later is no gap: a shop that sells goes on selling.
 */
export async function readSellerGaps(q: Query): Promise<string[]> {
  const { name, address, phone, email } = await readSeller(q);
  const told = {
    "seller.name.en": name.en,
    "seller.name.fa": name.fa,
    "seller.address.en": address.en,
    "seller.address.fa": address.fa,
    "seller.phone": phone || email,
  };
  return Object.entries(told).flatMap(([key, value]) => (value ? [] : [key]));
}

/** Whether the shop may take orders; the demo sells nothing in earnest. */
export async function takesOrders(q: Query, { demo }: { demo: boolean }): Promise<boolean> {
  return demo || (await readSellerGaps(q)).length === 0;
}
