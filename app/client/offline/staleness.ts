import { useLocation } from "@remix-run/react";
import { useState } from "react";

export interface Staleness {
  /** True for a document from the worker's cache: what it says of the reader may be old. */
  isStale: boolean;
  /** When the worker cached it, in milliseconds, where its reader should know. */
  cachedAt: number | null;
  /** Its prices are too old to be believed. */
  hasOldPrices: boolean;
}

const fresh: Staleness = { isStale: false, cachedAt: null, hasOldPrices: false };

/**
 * Read before the page is taken over: where its texts can't be had, React makes its markup anew, without the worker's
 * marks, and what an old page says of the reader must not pass for the shop's word of now.
 */
const ofDocument = typeof document === "undefined" ? fresh : stalenessOf(document.documentElement);

/** How stale the document on screen is, until the reader goes on to another page. */
export function useStaleness(): Staleness {
  const { key } = useLocation();
  const [first] = useState(key);
  return first === key ? ofDocument : fresh;
}

/** The worker writes the time into a cached page, and `offline` into the page that stands in for another. */
function stalenessOf({ dataset }: HTMLElement): Staleness {
  if (dataset.kept === undefined) return fresh;
  const time = Number(dataset.kept);
  return {
    isStale: true,
    cachedAt: Number.isFinite(time) ? time : null,
    hasOldPrices: dataset.oldPrices !== undefined,
  };
}
