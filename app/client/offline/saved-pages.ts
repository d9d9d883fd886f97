/** The pages that the worker has saved, to choose from and to search while there is no network. */
import type { LanguageCode } from "#backend/contract/languages";
import { decodeHtml } from "~/api/client/html-decode";
import {
  addressOfKey,
  helpCachePrefix,
  pageCachePrefixes,
  pagesCachePrefix,
  savedAtHeader,
} from "~/client/pwa/worker/cache-address";
import { arePricesOld } from "~/client/pwa/worker/old-prices";
import { foldWords } from "./fold-words";

export interface SavedPage {
  address: string;
  title: string;
  /** In milliseconds. */
  savedAt: number;
  /** It shows prices, and has been here for more than a day. */
  isOld: boolean;
}

const maxShown = 20;

/** The newest saved pages of a language, saved departments aside; none where caches can't be read. */
export async function listSavedPages(lang: LanguageCode): Promise<SavedPage[]> {
  return collect(lang, [pagesCachePrefix, helpCachePrefix], () => true);
}

/** The saved pages of a language in which all of the words stand; none where there are no words. */
export async function searchSavedPages(lang: LanguageCode, query: string): Promise<SavedPage[]> {
  const words = foldWords(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return collect(lang, pageCachePrefixes, (html) => {
    const text = foldWords(textOf(html));
    return words.every((word) => text.includes(word));
  });
}

async function collect(
  lang: LanguageCode,
  prefixes: readonly string[],
  isWanted: (html: string) => boolean,
): Promise<SavedPage[]> {
  const found = new Map<string, SavedPage>();
  try {
    for (const cache of await openCaches(prefixes)) {
      for (const key of [...(await cache.keys())].reverse()) {
        if (found.size === maxShown) break;
        const known = addressOfKey(key.url);
        if (known?.lang !== lang || found.has(known.address)) continue;
        const response = await cache.match(key);
        const html = (await response?.text()) ?? "";
        const title = /<title>([^<]*)/.exec(html)?.[1];
        if (!response || !title || !isWanted(html)) continue;
        found.set(known.address, { ...known, ...toSaved(known.address, title, response) });
      }
    }
    return [...found.values()];
  } catch {
    return [];
  }
}

/** What was visited first: of a page that is kept as help too, the visited form is the newer one. */
async function openCaches(prefixes: readonly string[]): Promise<Cache[]> {
  const names = await caches.keys();
  const ordered = prefixes.flatMap((prefix) => names.filter((name) => name.startsWith(prefix)));
  return Promise.all(ordered.map((name) => caches.open(name)));
}

function toSaved(address: string, title: string, { headers }: Response): SavedPage {
  const savedAt = Number(headers.get(savedAtHeader));
  return {
    address,
    title: pageTitle(decodeHtml(title)),
    savedAt,
    isOld: arePricesOld(address, savedAt, Date.now()),
  };
}

/** A title without the shop's name after it. */
function pageTitle(title: string): string {
  return title.replace(/ \| [^|]*$/, "");
}

/** What a page says in its own place, without the frame around it. */
function textOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main.replace(/<(script|style)[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  return decodeHtml(`${pageTitle(title)} ${text}`);
}
