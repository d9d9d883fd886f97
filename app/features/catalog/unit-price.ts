/** What a price is told for: a kilogram, a liter, a piece of a set. */
export type Unit = "kg" | "l" | "set";

const measures: Readonly<Record<string, { unit: Unit; of: number }>> = {
  g: { unit: "kg", of: 1000 },
  kg: { unit: "kg", of: 1 },
  ml: { unit: "l", of: 1000 },
  l: { unit: "l", of: 1 },
  set: { unit: "set", of: 1 },
};

/**
 * What a whole unit costs, by the code of a chosen option: `g250`, `kg5`, `ml100`, `l2`, `set6`. None where no option
 * says how much is in it, or where it is one unit anyway.
 *
 * @param amount In the currency's storage unit; the answer is in it too, rounded.
 */
export function unitPriceOf(
  options: Readonly<Record<string, string>>,
  amount: number,
): { unit: Unit; amount: number } | undefined {
  for (const code of Object.values(options)) {
    const [, name = "", count = ""] = /^(g|kg|ml|l|set)([1-9]\d{0,4})$/.exec(code) ?? [];
    const measure = measures[name];
    if (!measure) continue;
    const share = Number(count) / measure.of;
    return share === 1 ? undefined : { unit: measure.unit, amount: Math.round(amount / share) };
  }
  return undefined;
}
