import type { Currency } from "../../../contract/languages";
import type { Filters } from "./filters";

/** No filter at all: the whole shop. */
export function anywhere(currency: Currency): Filters {
  return {
    currency,
    scope: [],
    groups: [],
    min: null,
    max: null,
    inStock: false,
    sale: false,
    rating: null,
    newSince: null,
    soldOnly: false,
    found: null,
  };
}
