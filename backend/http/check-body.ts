import { isStorable } from "../contract/storable-text";
import type { Context } from "./app";
import { ApiError } from "./errors";

/** No call's body is nested nearly as deep; what writes JSON again calls itself once a level. */
const maxDepth = 32;

/** A name that may be given back to whoever sent it. */
const tellableField = /^[\w.-]{1,60}$/;

/**
 * Refuses a JSON body with a text in it, as a key or a value, that no text column takes, or one that is nested
 * too deep; names the field it stands in. What is no JSON is left to the call that reads it.
 */
export async function checkBody(c: Context): Promise<void> {
  if (!/\bjson\b/i.test(c.req.header("Content-Type") ?? "")) return;
  const body = parse(await c.req.arrayBuffer());
  if (isStorableDeep(body, maxDepth)) return;
  const fields = typeof body === "object" && body !== null ? Object.entries(body) : [];
  const errors = fields
    .filter(([name, value]) => tellableField.test(name) && !isStorableDeep(value, maxDepth - 1))
    .map(([name]) => [name, ["error.bad_text"]]);
  throw new ApiError(
    "error.bad_request",
    errors.length > 0 ? { errors: Object.fromEntries(errors) } : {},
  );
}

function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

function isStorableDeep(value: unknown, depth: number): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === 0) throw new ApiError("error.bad_request");
  return Object.entries(value).every(
    ([name, inner]) => isStorable(name) && isStorableDeep(inner, depth - 1),
  );
}
