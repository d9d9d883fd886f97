import type { Product } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import { nameIn } from "../../languages/language";
import type { Reference } from "../index/build-reference";
import type { ProductRows } from "./product-pages";

/** What the shopper chooses: the attributes in which the active variants have options, in order. */
export function showChoices(
  { variants, choices }: ProductRows,
  reference: Reference,
  lang: LanguageCode,
): Product["choices"] {
  const active = new Set(variants.map(({ id }) => id));
  const offered = new Set(
    choices.filter(({ variantId }) => active.has(variantId)).map(({ optionId }) => optionId),
  );
  return reference.attributes.flatMap(({ code, name, type, options }) => {
    const own = options.filter(({ id }) => offered.has(id));
    if (own.length === 0 || type === "number") return [];
    return {
      code,
      ...nameIn(name, lang, code),
      type,
      options: own.map((option) => ({
        code: option.code,
        ...nameIn(option.name, lang, option.code),
        swatch: option.swatch,
      })),
    };
  });
}
