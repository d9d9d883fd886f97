import { finding } from "../findings";
import { plainNumber } from "../numerals";
import type { Finding } from "../problems";
import type { ImportContext } from "./import-context";
import type { ProductRecord } from "./product-record";

type Facts = ProductRecord["facts"];

/**
 * Reads facts by the types of their attributes: numbers in any digits as plain ones, the rest as codes
 * of options.
 */
export function resolveFacts(
  facts: Facts,
  context: ImportContext,
): { facts: Facts; found: Finding[] } {
  const found: Finding[] = [];
  const settled: Facts = {};
  for (const [code, values] of Object.entries(facts)) {
    const attribute = context.attributes.get(code);
    const path = ["facts", code];
    if (!attribute) found.push(finding(path, "unknown_attribute", code));
    else if (attribute.type === "number") {
      const number = values.length === 1 ? plainNumber(values[0] ?? "") : null;
      if (number === null) found.push(finding(path, "not_number", values.join(" | ")));
      else settled[code] = [String(Number(number))];
    } else {
      for (const option of values) {
        if (!Object.hasOwn(attribute.options, option)) {
          found.push(finding(path, "unknown_option", option));
        }
      }
      if (values.length > 0) settled[code] = values;
    }
  }
  return { facts: settled, found };
}
