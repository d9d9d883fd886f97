/** A text with `{{name}}` replaced by the value of that name; by nothing where there is none. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_place, name) => String(values[name] ?? ""));
}
