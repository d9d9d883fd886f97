import type { Target } from "./target";

/** What came back, in a few words, and whether the shop stood. */
export interface Outcome {
  answer: string;
  held: boolean;
}

export interface Attack {
  /** What is tried. */
  name: string;
  /** The test that holds the shop to it, from the project's folder; null where there is none. */
  heldBy: string | null;
  run(target: Target): Promise<Outcome>;
}

/** Attacks on one shop: none of another area uses up its limits. */
export interface Area {
  name: string;
  /** Settings of its shop, on top of a demo's. */
  env?: Record<string, string>;
  /** Its shop has the embedded database, also where a PostgreSQL answers. */
  embedded?: boolean;
  attacks: readonly Attack[];
}

/** For what reaches into the shop's database, where that is the embedded one. */
export const notTried: Outcome = { answer: "not tried: no PostgreSQL answers", held: true };
