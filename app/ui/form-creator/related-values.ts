import { boxName, type FormField } from "./form-field";

/** Name of the text that finds what a field may refer to. */
export const searchName = (field: string): string => `${field}.s`;

/** What was chosen in a form that comes back. */
export function typedValues({ name, type }: FormField, typed: Record<string, string>): string[] {
  const sent = typed[type === "relations" ? boxName(name) : name];
  return sent ? sent.split("\n") : [];
}

/** What an item refers to. */
export function valuesIn(value: unknown): string[] {
  if (value == null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
