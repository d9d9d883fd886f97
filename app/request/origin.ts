/** What a request that changes something says of where it comes from. */
export interface Sender {
  /** `Origin`; undefined where none is sent. */
  origin: string | undefined;
  /** `Sec-Fetch-Site`, the browser's own word, which no page can choose. */
  site: string | undefined;
  /** The origin that was asked: scheme and Host. */
  asked: string;
}

/**
 * Whether a state-changing request comes from elsewhere (decisions 23): the browser calls it cross-site, or
 * its Origin is neither PUBLIC_URL's nor the very one that was asked. Whole origins are compared. Under
 * PUBLIC_URL's name only its own scheme counts, for a proxy in between hides how the shop was asked. One
 * without Origin doesn't (text browsers, signed webhooks; SameSite=Lax cookies guard those).
 */
export function isForeign({ origin, site, asked }: Sender, publicUrl: string): boolean {
  if (site === "cross-site") return true;
  const own = new URL(publicUrl);
  if (origin === undefined || origin === own.origin) return false;
  if (!URL.canParse(asked)) return true;
  const here = new URL(asked);
  return here.host === own.host || origin !== here.origin;
}

/** The same of a request as the storefront gets it. */
export function isForeignRequest({ headers, url }: Request, publicUrl: string): boolean {
  const { protocol, host } = new URL(url);
  const sender = {
    origin: headers.get("Origin") ?? undefined,
    site: headers.get("Sec-Fetch-Site") ?? undefined,
    asked: `${protocol}//${headers.get("Host") ?? host}`,
  };
  return isForeign(sender, publicUrl);
}
