import { describeError } from "./describe-error.server";
import { redactText } from "./redact-text.server";

/** The fields of a log's entry, or its message, with nothing in them that somebody wrote or may keep to themselves. */
export function redactEntry(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 3) return "…";
  if (Array.isArray(value)) return value.map((inner) => redactEntry(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "err" ? describeError(inner) : redactEntry(inner, depth + 1),
    ]),
  );
}
