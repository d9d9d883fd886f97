import type { LanguageCode } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";

type Params = Record<string, string | number>;

/**
 * The numbers of a message's places as the language writes them. `count` stays a number, as it chooses the
 * plural; what is printed of it is `n`.
 */
export function printParams(lang: LanguageCode, params: Params): Params {
  const { number } = formatsFor(lang);
  const printed = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== "number") return [name, value];
    return name === "count" ? ["n", number(value)] : [name, number(value)];
  });
  const { count } = params;
  return { ...(count !== undefined && { count }), ...Object.fromEntries(printed) };
}
