/**
 * A path of this shop, or the fallback: what comes from a form, a cookie or an address may name another
 * host (`//evil.example`, `/\evil.example`, `javascript:`), and is then not followed.
 */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith("/") || hasControls(wanted)) return fallback;
  const base = "http://shop.invalid";
  const url = parse(wanted, base);
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The offline page asks too, on phones whose browser has no `URL.canParse`. */
function parse(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Browsers drop tabs and newlines from addresses, so that `/\t/evil` would become `//evil`. */
function hasControls(text: string): boolean {
  return [...text].some((sign) => sign < " " || sign === "\u007f");
}
