/** The pages that the worker has cached, to choose from while there is no network. */
import type { LanguageCode } from "#backend/contract/languages";
import { decodeHtml } from "~/api/client/html-decode";
import { addressOfKey, pagesCachePrefix } from "~/client/pwa/worker/cache-address";

export interface CachedPage {
  address: string;
  title: string;
}

const maxShown = 20;

/** The newest cached pages of a language; none where caches can't be read. */
export async function listCachedPages(lang: LanguageCode): Promise<CachedPage[]> {
  try {
    const names = await caches.keys();
    const found: CachedPage[] = [];
    for (const name of names.filter((one) => one.startsWith(pagesCachePrefix))) {
      found.push(...(await pagesIn(await caches.open(name), lang)));
    }
    return found.slice(0, maxShown);
  } catch {
    return [];
  }
}

async function pagesIn(cache: Cache, lang: LanguageCode): Promise<CachedPage[]> {
  const pages: CachedPage[] = [];
  for (const key of [...(await cache.keys())].reverse()) {
    const known = addressOfKey(key.url);
    if (known?.lang !== lang || pages.some(({ address }) => address === known.address)) continue;
    const response = await cache.match(key);
    const title = /<title>([^<]*)/.exec((await response?.text()) ?? "")?.[1];
    if (title) pages.push({ address: known.address, title: pageTitle(decodeHtml(title)) });
    if (pages.length === maxShown) break;
  }
  return pages;
}

/** A title without the shop's name after it. */
function pageTitle(title: string): string {
  return title.replace(/ \| [^|]*$/, "");
}
