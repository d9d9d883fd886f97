/** How long a shop's thread computes before it comes to others, by what is asked of it. */
import { heavyListings, lightListings, listPlaces, searches } from "./pages";
import type { Watched } from "./watched-shop";

export interface Turns {
  asked: string;
  requests: number;
  /** Milliseconds of CPU: the longest turn while one request is answered. */
  median: number;
  worst: number;
}

const amount = 80;
const personal = { "accept-encoding": "br", authorization: "none" };
const sorts = ["newest", "price_asc", "bestseller"];

/** One request at a time, each address once; the first eighth warms up. */
export async function measureTurns(shop: Watched): Promise<Turns[]> {
  const places = await listPlaces(shop.origin);
  const kinds: Record<string, string[]> = {
    "first pages": lightListings(places).slice(0, amount),
    "any other listing": heavyListings(places).slice(0, amount),
    search: searches,
    "deep pages": range((n) => `page=${300 + n}&sort=${sorts[n % sorts.length]}`),
    "a listing that nobody has asked for": range((n) => `min=${7_000 + n}`),
  };
  const rows: Turns[] = [];
  for (const [asked, paths] of Object.entries(kinds)) {
    const warming = Math.floor(paths.length / 8);
    await ask(shop, paths.slice(0, warming));
    const taken = (await ask(shop, paths.slice(warming))).sort((one, other) => one - other);
    const median = taken[Math.floor(taken.length / 2)] ?? 0;
    rows.push({ asked, requests: taken.length, median, worst: taken.at(-1) ?? 0 });
  }
  return rows;
}

const range = (query: (n: number) => string) =>
  Array.from({ length: amount }, (_, n) => `/fa/home/products?${query(n)}`);

async function ask(shop: Watched, paths: readonly string[]): Promise<number[]> {
  const turns: number[] = [];
  for (const path of paths) {
    await shop.longestTurn();
    const answer = await fetch(shop.origin + path, { headers: personal });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    turns.push(await shop.longestTurn());
  }
  return turns;
}
