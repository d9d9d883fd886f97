import type { Cart } from "../../contract/cart";
import { type LanguageCode, languages } from "../../contract/languages";
import { type Lines, readOpenCart } from "./lines";
import { readOffers } from "./offers";
import { type Owner, userOf } from "./owner";
import { type Shown, showCart } from "./show-cart";

const noLines: Lines = new Map();
const nothing = { cart: null, lines: noLines };

/** GET user/carts: the owner's open cart in a language's currency; an empty one where there is none. */
export async function readCart(
  services: Shown,
  owner: Owner | null,
  lang: LanguageCode,
): Promise<Cart> {
  const state = await services.database.run(async (q) => {
    const { cart, lines } = owner ? await readOpenCart(q, owner) : nothing;
    const offers = await readOffers(q, lines.keys(), languages[lang].currency);
    return { revision: cart?.revision ?? 0, couponCode: cart?.couponCode ?? null, lines, offers };
  });
  return showCart(services, { ...state, userId: userOf(owner), lang });
}
