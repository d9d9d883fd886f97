/** The page that stands in for one that was never seen, in the reader's language (R-PWA-03). */
import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import { match } from "../../../sitemap/match";
import { homePath, offlinePath } from "../../../sitemap/paths";
import { keyOf, type Reader } from "./cache-address";
import type { CachedFiles } from "./cached-files";
import { markCached } from "./cached-pages";
import { keepHelpPages } from "./help-pages";
import { mayKeep } from "./may-keep";
import { currentReader, readerOf } from "./reader";
import { workerCaches } from "./worker-caches";

/**
 * Keeps the offline page of a language with all that it needs; rejects where a part of it can't be had, for without its
 * texts it would say keys. It is asked for without cookies, so that nothing of anybody is in it; the lite mode is asked for as
 * a browser does.
 */
export async function keepOfflinePage({ lang, lite }: Reader, files: CachedFiles): Promise<void> {
  const headers: HeadersInit = lite ? { "Save-Data": "on" } : {};
  const response = await fetch(offlinePath(lang), {
    headers,
    credentials: "omit",
    cache: "no-cache",
  });
  if (!mayKeep(response)) throw new Error(`No offline page in ${lang}`);
  await Promise.all(files.keepNamed(await response.clone().text()));
  const cache = await caches.open(workerCaches.own);
  await cache.put(keyOf(offlinePath(lang), readerOf(response) ?? { lang, lite }), response);
}

/** Keeps the help that the kept offline page of a language links to. */
export async function keepHelp(reader: Reader, files: CachedFiles): Promise<void> {
  const page = await findOfflinePage(reader.lang);
  if (page) await keepHelpPages(await page.text(), reader, files);
}

/** The kept offline page: in the reader's mode, or in any. */
export async function findOfflinePage(lang: LanguageCode): Promise<Response | undefined> {
  const cache = await caches.open(workerCaches.own);
  const { lite } = await currentReader();
  const address = offlinePath(lang);
  const page =
    (await cache.match(keyOf(address, { lang, lite }))) ??
    (await cache.match(keyOf(address, { lang, lite: !lite })));
  return page && markCached(page, "offline");
}

/**
 * Sends the browser to the offline page: under its own address, from which the router starts. What was
 * wanted stands behind the hash, where it changes nothing of the page. The shop's own address is no page: it leads to
 * the reader's home page, as the server would.
 */
export async function redirectToOfflinePage(url: URL): Promise<Response> {
  if (url.pathname === "/") return Response.redirect(homePath((await currentReader()).lang), 302);
  const first = url.pathname.split("/", 2)[1];
  const lang = isLanguage(first) ? first : (await currentReader()).lang;
  return Response.redirect(`${offlinePath(lang)}#${url.pathname}${url.search}`, 302);
}

/** The language of an offline page's address. */
export function offlineLanguage({ pathname }: URL): LanguageCode | undefined {
  const { name, lang } = match(pathname);
  return name === "offline" && isLanguage(lang) ? lang : undefined;
}
