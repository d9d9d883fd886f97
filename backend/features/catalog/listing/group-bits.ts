import type { Reference } from "../index/build-reference";
import { termOf } from "../index/terms";
import type { FilterGroup } from "./filters";
import { missed } from "./matcher";

/** By term: the bit of the chosen group that it belongs to, chosen itself or not. */
export function groupBits(
  reference: Reference,
  termLimit: number,
  groups: readonly FilterGroup[],
): Int32Array {
  const bits = new Int32Array(termLimit);
  groups.forEach((group, index) => {
    for (const term of termsOfGroup(reference, group.code)) bits[term] = missed.group << index;
  });
  return bits;
}

function termsOfGroup(reference: Reference, code: string): number[] {
  if (code === "brand") return reference.brands.map(({ id }) => termOf("brand", id));
  const attribute = reference.attributeByCode.get(code.slice("attr.".length));
  return attribute?.options.map(({ id }) => termOf("option", id)) ?? [];
}
