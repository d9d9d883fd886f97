/** Another field's value compared with one that is given. */
export interface Condition {
  /** Name of the other field. */
  field: string;
  /** One of `===`, `==`, `>`, `>=`, `<`, `<=`, `!=`, `in`; it may come from elsewhere and be none of them. */
  operator: string;
  value: unknown;
}

type Compare = (left: unknown, right: unknown) => boolean;

/** JavaScript's own comparisons, as they stand in a definition (R-FORM-03). */
const operators = new Map<string, Compare>([
  ["===", (left, right) => left === right],
  // biome-ignore lint/suspicious/noDoubleEquals: the loose comparison is what is asked for
  ["==", (left, right) => left == right],
  // biome-ignore lint/suspicious/noDoubleEquals: the loose comparison is what is asked for
  ["!=", (left, right) => left != right],
  [">", orders((left, right) => left > right)],
  [">=", orders((left, right) => left >= right)],
  ["<", orders((left, right) => left < right)],
  ["<=", orders((left, right) => left <= right)],
  ["in", (left, right) => Array.isArray(right) && right.includes(left)],
]);

/** Two texts compare as texts, all else as numbers; what is no number is neither more nor less. */
function orders(holds: (left: number | string, right: number | string) => boolean): Compare {
  return (left, right) =>
    typeof left === "string" && typeof right === "string"
      ? holds(left, right)
      : holds(Number(left), Number(right));
}

/** Whether all conditions hold for what the form is filled with; none is no condition. */
export function holdAll(
  conditions: readonly Condition[] = [],
  values: Record<string, unknown>,
): boolean {
  return conditions.every((condition) => holds(condition, values));
}

/** An operator that does not exist is told to the console, and does not hold (R-FORM-04, C-70). */
function holds({ field, operator, value }: Condition, values: Record<string, unknown>): boolean {
  const compare = operators.get(operator);
  if (!compare) {
    tellOnce(`Unsupported operator in the condition of a form field: ${operator} (${field})`);
    return false;
  }
  return compare(values[field], value);
}

/** A form is validated with every key: one line says enough. Bounded, as operators may come from elsewhere. */
const told = new Set<string>();

function tellOnce(message: string): void {
  if (told.has(message) || told.size >= 100) return;
  told.add(message);
  console.error(message);
}
