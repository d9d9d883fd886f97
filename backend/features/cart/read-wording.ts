import { asc, eq, sql } from "drizzle-orm";
import type { Picture } from "../../contract/catalog";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { arrayText, prepared } from "../../db/prepared";
import { attributeOptions, attributes } from "../../db/tables/attributes";
import type { Texts } from "../../db/tables/columns";
import { cards } from "../../db/tables/listing";
import { cardPicture } from "../catalog/cards/card-picture";
import { rowIn } from "../languages/language";
import type { BuyableLine } from "./buyable-lines";

/** What lines are called in every language, for orders to copy; pictures are described in one. */
export interface Wording {
  names: Map<number, Texts>;
  images: Map<number, Picture | null>;
  /** In the order in which they are shown. */
  options: { id: number; words: { name: Texts; value: Texts } }[];
}

export async function readWording(
  q: Query,
  lines: readonly BuyableLine[],
  lang: LanguageCode,
): Promise<Wording> {
  const names: Wording["names"] = new Map();
  const images: Wording["images"] = new Map();
  const [shown, options] = await Promise.all([readCards(q, lines), readOptions(q, lines)]);
  for (const card of shown) {
    names.set(card.code, { ...names.get(card.code), [card.lang]: card.name });
  }
  for (const { productCode } of lines) {
    const card = rowIn(
      shown.filter(({ code }) => code === productCode),
      lang,
    );
    if (card) images.set(productCode, cardPicture(card, lang));
  }
  return { names, images, options };
}

async function readCards(q: Query, lines: readonly BuyableLine[]) {
  if (lines.length === 0) return [];
  const codes = lines.map(({ productCode }) => productCode);
  return readNamed(q, { codes: arrayText(codes) });
}

const readNamed = prepared(["codes"], (q, { codes }) =>
  q.select().from(cards).where(sql`${cards.code} = any(${codes}::text::int[])`),
);

async function readOptions(q: Query, lines: readonly BuyableLine[]): Promise<Wording["options"]> {
  const ids = lines.flatMap(({ offer }) => offer.optionIds);
  if (ids.length === 0) return [];
  const rows = await readChosen(q, { ids: arrayText(ids) });
  return rows.map(({ id, name, value }) => ({ id, words: { name, value } }));
}

const readChosen = prepared(["ids"], (q, { ids }) =>
  q
    .select({ id: attributeOptions.id, name: attributes.name, value: attributeOptions.name })
    .from(attributeOptions)
    .innerJoin(attributes, eq(attributes.id, attributeOptions.attributeId))
    .where(sql`${attributeOptions.id} = any(${ids}::text::int[])`)
    .orderBy(asc(attributes.sort), asc(attributes.id)),
);
