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

/** How stale the document on screen is, until the reader goes on to another page. */
export function useStaleness(): Staleness {
  const { key } = useLocation();
  const [first] = useState(() => ({ key, staleness: stalenessOf(document.documentElement) }));
  return first.key === key ? first.staleness : fresh;
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
