/**
 * Whether a text column takes this: PostgreSQL knows neither NUL nor half a surrogate pair, and no keyboard
 * types them.
 */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
