import type { Product } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import { nameIn, speak } from "../../languages/language";
import type { Attribute, Reference } from "../index/build-reference";
import type { ProductRows } from "./read-product";

type Spec = Product["specs"][number];

/** The specification table: the facts that hold for all variants, in the attributes' order. */
export function showSpecs(
  { facts }: ProductRows,
  reference: Reference,
  lang: LanguageCode,
): Product["specs"] {
  return reference.attributes.flatMap((attribute) => {
    const own = facts.filter(({ attributeId }) => attributeId === attribute.id);
    return own.length > 0 ? showSpec(attribute, own, lang) : [];
  });
}

function showSpec(
  { code, name, type, unit, options }: Attribute,
  own: ProductRows["facts"],
  lang: LanguageCode,
): Spec {
  const chosen = new Set(own.map(({ optionId }) => optionId));
  const isBool = type === "bool";
  return {
    code,
    ...nameIn(name, lang, code),
    values: isBool
      ? []
      : options
          .filter(({ id }) => chosen.has(id))
          .map((option) => speak(option.name, lang) ?? option.code),
    number: own[0]?.number ?? null,
    unit: speak(unit, lang),
    bool: isBool ? true : null,
  };
}
