import type { Cart } from "../../contract/cart";
import { type Currency, type LanguageCode, languages } from "../../contract/languages";
import type { Query } from "../../db/database";
import { inOneTrip } from "../../db/one-trip";
import { readOpenCart } from "./lines";
import { readOffersInCart } from "./offers";
import { type Owner, userOf } from "./owner";
import { type Shown, showCart } from "./show-cart";

/** GET user/carts: the owner's open cart in a language's currency; an empty one where there is none. */
export async function readCart(
  services: Shown,
  owner: Owner | null,
  lang: LanguageCode,
): Promise<Cart> {
  const read = (q: Query) => readWithOffers(q, owner, languages[lang].currency);
  const { cart, lines, offers } = await services.database.run(read);
  const { revision = 0, couponCode = null } = cart ?? {};
  const state = { revision, couponCode, lines, offers };
  return showCart(services, { ...state, userId: userOf(owner), lang });
}

function readWithOffers(q: Query, owner: Owner | null, currency: Currency) {
  return inOneTrip(q, async (q) => {
    if (!owner) return { cart: null, lines: new Map(), offers: new Map() };
    const [found, offers] = await Promise.all([
      readOpenCart(q, owner),
      readOffersInCart(q, owner, currency),
    ]);
    return { ...found, offers };
  });
}
