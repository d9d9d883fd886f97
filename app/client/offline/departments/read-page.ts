import { decodeHtml } from "~/api/client/html-decode";
import { mayKeep } from "~/client/pwa/worker/may-keep";
import { namedFiles } from "~/sitemap/files";
import { match } from "~/sitemap/match";

/** A public page as it is for nobody in particular, with what it names. */
export interface ReadPage {
  address: string;
  html: string;
  headers: Headers;
}

/** Pictures are saved in the smallest width alone: without a network it stands in for the others. */
const smallWidth = 300;

/**
 * Asks for a page without cookies, so that nothing of its reader is in it. Rejects where the shop can't be reached or
 * has too much to do; @returns undefined for a page that is not there any more, or may not be saved
 */
export async function readPage(
  address: string,
  signal?: AbortSignal,
): Promise<ReadPage | undefined> {
  const headers = { Accept: "text/html" };
  const response = await fetch(address, {
    headers,
    signal,
    credentials: "omit",
    cache: "no-store",
    priority: "low",
  });
  if (response.status >= 429) throw new TypeError(`${address} answered ${response.status}`);
  if (!mayKeep(response)) return undefined;
  return { address, html: await response.text(), headers: response.headers };
}

/** The addresses of the products that a page links to in its own part, each once. */
export function productsOf({ html }: ReadPage): string[] {
  const found = [...mainOf(html).matchAll(/href="(\/[^"#]*)"/g)]
    .map(([, address = ""]) => decodeHtml(address))
    .filter((address) => match(address.split("?", 1)[0] ?? "").name === "product");
  return [...new Set(found)];
}

/** The small form of the pictures in a page's own part, each once. */
export function picturesOf({ html }: ReadPage): string[] {
  const found = [...mainOf(html).matchAll(/\/api\/media\/[^"?\s&]+/g)].map(([path]) => path);
  return [...new Set(found)].map((path) => `${path}?w=${smallWidth}`);
}

/** The hashed files that a page can't do without. */
export function filesOf({ html }: ReadPage): string[] {
  return [...new Set(html.match(namedFiles) ?? [])];
}

/** A page without the frame around it, and without the scripts that say all of it once more. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}
