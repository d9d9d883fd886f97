/**
 * A path of this shop, or the fallback: what comes from a form, a cookie or an address may name another
 * host (`//evil.example`, `/\evil.example`, `javascript:`), and is then not followed.
 */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith("/") || hasControls(wanted)) return fallback;
  const base = "http://shop.invalid";
  if (!URL.canParse(wanted, base)) return fallback;
  const url = new URL(wanted, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Browsers drop tabs and newlines from addresses, so that `/\t/evil` would become `//evil`. */
function hasControls(text: string): boolean {
  return [...text].some((sign) => sign < " " || sign === "\u007f");
}
