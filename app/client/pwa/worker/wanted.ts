/** What kind of thing a request asks for; undefined for all that the worker leaves to the network. */
export type Wanted = "document" | "data" | "routes" | "file" | "picture" | undefined;

const labPage = /^\/(?:[a-z]{2}\/)?__lab(?:[/.]|$)/;
const fileFolders = /^\/(?:assets|fonts|texts|icons)\//;

export function wantedOf(request: Request, origin: string): Wanted {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (labPage.test(url.pathname)) return undefined;
  if (request.mode === "navigate") return "document";
  if (url.pathname.endsWith(".data")) return "data";
  if (url.pathname === "/__manifest") return "routes";
  if (fileFolders.test(url.pathname)) return "file";
  if (url.pathname.startsWith("/api/media/")) return "picture";
  return undefined;
}

/** A form that begins or ends a session: what was kept for the reader before it must go. */
export function changesSession({ method, url }: Request): boolean {
  return (
    method === "POST" &&
    /^\/(?:[a-z]{2}\/)?(?:login|logout)(?:\/|$|\.data$)/.test(new URL(url).pathname)
  );
}
