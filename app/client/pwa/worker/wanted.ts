import { isFile, isPicture } from "../../../sitemap/files";
import { match } from "../../../sitemap/match";
import { isDataPath, manifestPath } from "../../remix/data-request";

/** What kind of thing a request asks for; undefined for all that the worker leaves to the network. */
export type Wanted = "document" | "data" | "routes" | "file" | "picture" | undefined;

export function wantedOf(request: Request, origin: string): Wanted {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return undefined;
  if (match(url.pathname).page.worker === "off") return undefined;
  if (request.mode === "navigate") return "document";
  // A page saves it itself (decision 194).
  if (request.cache === "no-store") return undefined;
  if (isDataPath(url.pathname)) return "data";
  if (url.pathname === manifestPath) return "routes";
  if (isFile(url.pathname)) return "file";
  if (isPicture(url.pathname)) return "picture";
  return undefined;
}

/** A form that begins or ends a session: what was kept for the reader before it must go. */
export function changesSession({ method, url }: Request): boolean {
  return method === "POST" && match(new URL(url).pathname).page.session === true;
}
