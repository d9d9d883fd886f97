import { availableParallelism } from "node:os";
import { createFairGate, type FairGate, type GateBounds } from "./fair-gate";

export interface Gates {
  /** Whatever the storefront renders for a GET: pages, their data, resource routes. */
  pages: FairGate;
  /** Posted forms, which may wait for a gateway, a mailer or a hash meanwhile. */
  forms: FairGate;
  /** What others read of /api. The storefront's own calls come from inside and pass no gate twice. */
  calls: FairGate;
}

/**
 * One thread renders, so that more pages at once end no sooner: a second one uses the time in which the first
 * waits for the database, which has more to give on more cores.
 */
const pagesAtOnce = Math.min(4, Math.max(2, availableParallelism()));

const defaults: Record<keyof Gates, GateBounds> = {
  pages: { atOnce: pagesAtOnce, waiting: 128, waitMs: 5_000 },
  forms: { atOnce: 64, waiting: 128, waitMs: 10_000 },
  calls: { atOnce: 4 * pagesAtOnce, waiting: 256, waitMs: 5_000 },
};

/** The gates of a process, before everything that takes its thread's time. */
export function openGates(bounds: Partial<typeof defaults> = {}): Gates {
  const { pages, forms, calls } = { ...defaults, ...bounds };
  return {
    pages: createFairGate(pages),
    forms: createFairGate(forms),
    calls: createFairGate(calls),
  };
}
