import { asc, eq, inArray } from "drizzle-orm";
import type { Picture } from "../../contract/catalog";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { attributeOptions, attributes } from "../../db/tables/attributes";
import type { Texts } from "../../db/tables/columns";
import { cards } from "../../db/tables/listing";
import { products } from "../../db/tables/products";
import { variantOptions, variants } from "../../db/tables/variants";
import { cardPicture } from "../catalog/cards/card-picture";
import { rowIn } from "../languages/language";
import { variantsInCart } from "./offers";

/** What lines are called in every language, for orders to copy; pictures are described in one. */
export interface Wording {
  names: Map<number, Texts>;
  images: Map<number, Picture | null>;
  /** In the order in which they are shown. */
  options: { id: number; words: { name: Texts; value: Texts } }[];
}

/** What all that is in a user's open cart is called. */
export async function readWording(q: Query, userId: string, lang: LanguageCode): Promise<Wording> {
  const names: Wording["names"] = new Map();
  const images: Wording["images"] = new Map();
  const [shown, chosen] = await Promise.all([readCards(q, { userId }), readOptions(q, { userId })]);
  for (const card of shown) {
    names.set(card.code, { ...names.get(card.code), [card.lang]: card.name });
  }
  for (const code of names.keys()) {
    const card = rowIn(
      shown.filter((one) => one.code === code),
      lang,
    );
    if (card) images.set(code, cardPicture(card, lang));
  }
  const options = chosen.map(({ id, name, value }) => ({ id, words: { name, value } }));
  return { names, images, options };
}

const readCards = prepared(["userId"], (q, owner) => {
  const inCart = q
    .select({ code: products.code })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(inArray(variants.id, variantsInCart(q, owner)));
  return q.select().from(cards).where(inArray(cards.code, inCart));
});

const readOptions = prepared(["userId"], (q, owner) => {
  const inCart = q
    .select({ id: variantOptions.optionId })
    .from(variantOptions)
    .where(inArray(variantOptions.variantId, variantsInCart(q, owner)));
  return q
    .select({ id: attributeOptions.id, name: attributes.name, value: attributeOptions.name })
    .from(attributeOptions)
    .innerJoin(attributes, eq(attributes.id, attributeOptions.attributeId))
    .where(inArray(attributeOptions.id, inCart))
    .orderBy(asc(attributes.sort), asc(attributes.id));
});
