import type { Product } from "../../../contract/catalog";
import type { LanguageCode } from "../../../contract/languages";
import { nameIn, saidIn, speak } from "../../languages/language";
import type { Attribute, Reference } from "../index/build-reference";
import type { ProductRows } from "./product-pages";

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
  const values = isBool
    ? []
    : options
        .filter(({ id }) => chosen.has(id))
        .map((option) => nameIn(option.name, lang, option.code));
  return {
    code,
    ...nameIn(name, lang, code),
    values: values.map((value) => value.name),
    ...(values.some((value) => value.lang) && {
      values_in: values.map((value) => value.lang ?? null),
    }),
    number: own[0]?.number ?? null,
    unit: speak(unit, lang),
    ...saidIn({ unit }, lang),
    bool: isBool ? true : null,
  };
}
