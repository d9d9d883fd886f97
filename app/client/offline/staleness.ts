import { useLocation } from "@remix-run/react";
import { useState } from "react";

export interface Staleness {
  /** False for a document from the worker's cache: what it says of the reader may be old. */
  isFresh: boolean;
  /** When the worker kept it, in milliseconds, where its reader should know. */
  cachedAt: number | null;
}

const fresh: Staleness = { isFresh: true, cachedAt: null };

/** How fresh the document on screen is, until the reader goes on to another page. */
export function useStaleness(): Staleness {
  const { key } = useLocation();
  const [first] = useState(() => ({ key, freshness: freshnessOf(document.documentElement) }));
  return first.key === key ? first.freshness : fresh;
}

/** The worker writes the time into a cached page, and `offline` into the page that stands in for another. */
function freshnessOf({ dataset }: HTMLElement): Staleness {
  if (dataset.kept === undefined) return fresh;
  const time = Number(dataset.kept);
  return { isFresh: false, cachedAt: Number.isFinite(time) ? time : null };
}
