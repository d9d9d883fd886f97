import { z } from "zod";
import { ruledList, ruledText } from "~/ui/rules/ruled.server";
import { type FormRules, nameOf } from "~/ui/rules/validate";

/** The rules that the browser asks as the schema that conform reads a posted form by (R-VAL-20). */
export function schemaOf(rules: FormRules) {
  const fields = Object.entries(rules).map(([name, list]) => {
    const isList = list.some((rule) => nameOf(rule) === "required_array");
    return [name, isList ? ruledList(...list) : ruledText(...list)] as const;
  });
  return z.object(Object.fromEntries(fields));
}
