const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Decodes HTML entities in one text, once: `&amp;lt;` becomes `&lt;` (R-API-04). Unknown ones stay as they are. */
export function decodeHtml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex, decimal, name) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Decodes every text inside a parsed answer; keys, numbers and shape stay. */
export function decodeAnswer(value: unknown): unknown {
  if (typeof value === "string") return decodeHtml(value);
  if (Array.isArray(value)) return value.map(decodeAnswer);
  if (value && typeof value === "object") {
    const decoded: Record<string, unknown> = {};
    for (const key in value) decoded[key] = decodeAnswer(value[key as keyof typeof value]);
    return decoded;
  }
  return value;
}
