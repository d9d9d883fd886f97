/** Persian and Arabic digits and separators to Latin ones (decisions 17). */
export function normalizeNumber(text: string): string {
  return text
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll("٫", ".")
    .replace(/[٬,\s]/g, "");
}

/** A number that is not negative, in any of the three scripts; null for anything else. */
export function readNumber(text: string | null | undefined): number | null {
  const latin = normalizeNumber(text ?? "");
  return /^\d{1,15}(\.\d{1,4})?$/.test(latin) ? Number(latin) : null;
}

const maxPages = 10_000;

/** The page that an address asks for, from 1; what is no page is the first. */
export function readPage(text: string | undefined): number {
  return Math.min(maxPages, Math.max(1, Math.floor(readNumber(text) ?? 1)));
}
