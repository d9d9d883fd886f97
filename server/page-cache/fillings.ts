import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Filling } from "~/fill-holes.server";
import { type PackedFilling, packFilling } from "./filled-page";
import type { WantedPage } from "./wanted-page";

/** Who asks, and by which name the request stands in the log. */
export interface Asked {
  req: IncomingMessage;
  requestId: string;
}

export interface FillingsOptions {
  /** Asks the backend what the request's cookies name, and renders it. */
  load: (request: Request, asked: Asked) => Promise<Filling>;
  /** Origin of the requests that `load` gets. */
  origin: string;
  /** As old as a cached page may be. */
  maxAgeMs?: number;
  maxBytes?: number;
}

/**
 * What is in the holes of shoppers' pages, for as long as their pages may be old: by the very cookies that name it, so
 * that nobody gets another's. A change that this browser makes gives it another name (the cookie `changed`).
 */
export function createFillings(options: FillingsOptions) {
  const { load, origin, maxAgeMs = 30_000, maxBytes = 8 * 1024 * 1024 } = options;
  let generation = 0;
  const known = new LRUCache<string, PackedFilling>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });

  return {
    /** The one that is known; undefined where it has to be loaded. */
    cached(wanted: WantedPage): PackedFilling | undefined {
      const key = keyOf(wanted);
      return key === undefined ? undefined : known.get(key);
    },
    async load(wanted: WantedPage, asked: Asked): Promise<PackedFilling> {
      const started = generation;
      const filling = await packFilling(await load(requestFor(wanted, asked.req, origin), asked));
      const key = keyOf(wanted);
      if (key !== undefined && !filling.once && started === generation) known.set(key, filling);
      return filling;
    },
    /** Forgets all: prices have changed. */
    drop(): void {
      generation += 1;
      known.clear();
    },
  };
}

/** Undefined where it is for one page alone. */
function keyOf({ shopper, lang, lite }: WantedPage): string | undefined {
  if (!shopper || shopper.isPassing) return undefined;
  return `${lang} ${lite ? "lite" : "full"} ${shopper.key}`;
}

/** The shopper's own request, at an address that says nothing but the language. */
function requestFor({ lang }: WantedPage, { headers }: IncomingMessage, origin: string): Request {
  const own = new Headers();
  for (const name of ["cookie", "save-data", "sec-purpose", "purpose"]) {
    const value = headers[name];
    if (typeof value === "string") own.set(name, value);
  }
  return new Request(`${origin}/${lang}`, { headers: own });
}

function sizeOf({ contents, heart }: PackedFilling): number {
  const pieces = [...contents.values(), heart.pressed, heart.open];
  return pieces.reduce((sum, { packed }) => sum + packed.length, 2_048);
}
