/** JSON that can stand inside a script element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
