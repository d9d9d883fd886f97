import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { ShopperCookies } from "~/request/cookie-names";
import type { ChosenTheme } from "~/request/theme";
import { type Encoding, encodingOf } from "./encoding";
import { type Shopper, visitorReader } from "./visitor";

/** What a request asks of the cached pages. */
export interface WantedPage {
  /** Names the page in memory: its address with what else it depends on. */
  key: string;
  encoding: Encoding;
  /** Path and query to render it from. */
  url: string;
  lang: string | undefined;
  lite: boolean;
  /** The chosen look, where that makes a difference. */
  theme: ChosenTheme | undefined;
  /** Carries no language cookie and nothing of their own, where that makes a difference. */
  newcomer: boolean;
  /** Whose own the page has to be filled with; undefined for who has nothing. */
  shopper: Shopper | undefined;
}

export interface CacheAddress {
  url: string;
  lang: string | undefined;
  /** Who was never here gets it in another form. */
  variesByFirstVisit: boolean;
  /** Who has chosen a look gets it in that one. */
  variesByTheme: boolean;
}

/** Reads which cached page a request may be answered with; undefined where none may. */
export function wantedPageReader(
  addressOf: (rawUrl: string) => CacheAddress | undefined,
  shopperCookies: ShopperCookies,
) {
  const visitorOf = visitorReader(shopperCookies);
  const addresses = new LRUCache<string, CacheAddress>({
    maxSize: 4 * 1024 * 1024,
    sizeCalculation: (address, rawUrl) => rawUrl.length + address.url.length + 100,
  });

  function knownAddress(rawUrl: string): CacheAddress | undefined {
    const known = addresses.get(rawUrl);
    if (known) return known;
    const address = addressOf(rawUrl);
    if (address) addresses.set(rawUrl, address);
    return address;
  }

  return ({ method, url = "", headers }: IncomingMessage): WantedPage | undefined => {
    if ((method !== "GET" && method !== "HEAD") || headers.authorization) return undefined;
    const address = knownAddress(url);
    if (!address) return undefined;
    const visitor = visitorOf(headers.cookie);
    const lite = visitor.lite ?? headers["save-data"] === "on";
    const lang = address.lang ?? visitor.lang;
    // Where neither address nor cookie names a language, a shopper's is what their account says.
    if (visitor.shopper && !lang) return undefined;
    const theme = address.variesByTheme ? visitor.theme : undefined;
    const isUnknown = visitor.lang === undefined && !visitor.shopper;
    const newcomer = address.variesByFirstVisit && isUnknown;
    const accepted = headers["accept-encoding"];
    const reader = [newcomer ? "new" : "", lite ? "lite" : "full", theme ?? "", lang ?? "-"];
    return {
      key: `${reader.join(" ")} ${address.url}`,
      encoding: typeof accepted === "string" ? encodingOf(accepted) : "identity",
      url: address.url,
      lang,
      lite,
      theme,
      newcomer,
      shopper: visitor.shopper,
    };
  };
}
