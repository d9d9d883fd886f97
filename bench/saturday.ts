/**
 * A Saturday: views at a fixed rate over a large catalogue in two languages, the nth page as often as one divided by n, a fifth of them with
 * carts and a fifth of people who were never here, while every second another process sells something of which little is left. On PostgreSQL.
 */
import { randomUUID } from "node:crypto";
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { asc, inArray } from "drizzle-orm";
import { type Database, openDatabase } from "#backend/db/database";
import { cards } from "#backend/db/tables/listing";
import { tokenCookie } from "~/request/cookie-names";
import { productPath } from "~/sitemap/paths";
import { stockVariants } from "../tests/support/buyers-by-sql";
import { createScratchDatabase } from "../tests/support/scratch-database";
import { openLoop, quantile } from "./open-loop";
import { seedMany } from "./seed-many";
import { readSellable, type Sellable, sellOne } from "./sell";
import { cpuSeconds, memoryMb } from "./shop-process";
import { startWatchedShop, type Watched } from "./watched-shop";
import { sequence, shuffle, zipf } from "./zipf";

export interface SaturdayPlan {
  products: number;
  perSecond: number;
  seconds: number;
  /** So many pages, those that are asked for most, are asked for once before. */
  warm: number;
  /** PAGE_CACHE_MB. */
  memoryMb: number;
}

export interface Saturday {
  plan: SaturdayPlan;
  pages: number;
  views: number;
  /** Parts of the views whose page came from memory, and of those that asked for nothing else either. */
  hits: Hits;
  atOnce: Hits;
  /** Part of the views whose page had been asked for before. */
  askedBefore: number;
  classes: { name: string; views: number; median: number; p99: number }[];
  /** Answers other than 200. */
  refused: number;
  /** CPU milliseconds a view. */
  cpuMs: { shop: number; database: number };
  /** CPU milliseconds. */
  longestTurn: number;
  shopMb: { before: number; after: number };
  /** Milliseconds from a sale's commit until the shop's page showed it, while views went on. */
  sales: { seen: number; unseen: number; median: number; worst: number };
}

/** Parts of all views, of those whose page had been asked for before, of carts alone. */
interface Hits {
  all: number;
  askedBefore: number;
  carts: number;
}

/** Somebody with a cart reads a page for so long. */
const secondsAPage = 20;
const withCart = 0.2;
const languages = ["fa", "en"] as const;
const probes = 30;

interface Place {
  code: number;
  lang: string;
  path: string;
}

interface View {
  name: string;
  ms: number;
  /** The page came from memory; a cart's own part may have been asked for. */
  isHit: boolean;
  isAtOnce: boolean;
  isKnown: boolean;
  isCart: boolean;
  status: number;
}

/** Null where no PostgreSQL answers. */
export async function measureSaturday(plan: SaturdayPlan): Promise<Saturday | null> {
  const scratch = await createScratchDatabase("saturday");
  if (!scratch) return null;
  try {
    seedMany(scratch.url, plan.products);
    const shop = await startWatchedShop({
      DATABASE_URL: scratch.url,
      PAGE_CACHE_MB: String(plan.memoryMb),
      NEWCOMERS_PER_ADDRESS: "100000",
      TRUST_PROXY: "1",
    });
    const database = openDatabase({ kind: "server", url: scratch.url });
    try {
      const carts = await fillCarts(
        shop,
        await stockVariants(scratch.url),
        Math.ceil(withCart * plan.perSecond * secondsAPage),
      );
      return await spend(shop, { plan, carts, database, databasePids: scratch.pids });
    } finally {
      await database.close();
      await shop.stop();
    }
  } finally {
    await scratch.drop();
  }
}

async function spend(
  shop: Watched,
  given: {
    plan: SaturdayPlan;
    carts: readonly string[];
    database: Database;
    databasePids: () => Promise<number[]>;
  },
): Promise<Saturday> {
  const { plan, carts, database, databasePids } = given;
  const random = sequence();
  const places = shuffle(await readPlaces(database), random);
  const sellable = new Map((await readSellable(database)).map((one) => [one.code, one]));
  const draw = zipf(places.length, random);
  const asked = new Set<string>();
  const views: View[] = [];

  const askOnce = async (place: Place, who: number): Promise<View> => {
    const reader = readerOf(place, who, carts);
    const key = `${place.path} ${reader.isNewcomer}`;
    const isKnown = asked.has(key);
    asked.add(key);
    const { status, headers, ms } = await ask(shop.origin + place.path, reader.headers);
    // Whatever isn't answered from memory at once gets a name in the log.
    const isAtOnce = status === 200 && headers["x-request-id"] === undefined;
    const isHit = isAtOnce || (status === 200 && /; hit$/.test(String(headers["cache-status"])));
    const page = isHit ? "the page from memory" : "made";
    const name = `${reader.isCart ? "cart" : "visitor"}, ${isAtOnce ? "all from memory" : page}`;
    return { name, ms, isHit, isAtOnce, isKnown, isCart: reader.isCart, status };
  };
  const drawn = () => places[draw()] ?? places[0];
  const view = async () => {
    const place = drawn();
    if (place) views.push(await askOnce(place, random()));
  };
  const sell = async () => {
    const sold = sellable.get(drawn()?.code ?? 0);
    if (sold) await sellOne(database, sold);
  };

  for (const place of places.slice(0, plan.warm)) await askOnce(place, 0.9);
  const before = (await memoryMb(shop.pid)).now;
  await shop.longestTurn();
  const pids = [shop.pid];
  const cpuBefore = [await cpuSeconds(pids), await cpuSeconds(await databasePids())] as const;
  await openLoop(plan, view, sell);
  const counted = [...views];
  const used = (after: number, was: number) => ((after - was) * 1000) / counted.length;
  const cpuMs = {
    shop: used(await cpuSeconds(pids), cpuBefore[0]),
    database: used(await cpuSeconds(await databasePids()), cpuBefore[1]),
  };
  const longestTurn = await shop.longestTurn();
  const after = (await memoryMb(shop.pid)).now;
  const top = places.slice(0, 5 * probes).flatMap((place) => {
    const sold = sellable.get(place.code);
    return sold ? [{ place, sold }] : [];
  });
  const waits: (number | null)[] = [];
  await openLoop({ ...plan, seconds: probes }, view, async (second) => {
    const probe = top[second * 5];
    if (probe) waits.push(await untilSeen(shop, database, probe));
  });
  return {
    ...summarize(counted),
    plan,
    pages: places.length,
    cpuMs,
    longestTurn,
    shopMb: { before, after },
    sales: summarizeWaits(waits),
  };
}

async function readPlaces(database: Database): Promise<Place[]> {
  const rows = await database.run((q) =>
    q
      .select({ code: cards.code, lang: cards.lang, slug: cards.slug })
      .from(cards)
      .where(inArray(cards.lang, [...languages]))
      .orderBy(asc(cards.code), asc(cards.lang)),
  );
  return rows.map(({ code, lang, slug }) => ({
    code,
    lang,
    path: productPath(lang === "fa" ? "fa" : "en", { id: code, slug }),
  }));
}

/** A fifth carries a cart, each of them in one language; a fifth was never here. `who` is from 0 to 1. */
function readerOf({ lang }: Place, who: number, carts: readonly string[]) {
  const isCart = who < withCart;
  const isNewcomer = !isCart && who < 2 * withCart;
  const spoken = carts.filter((_, n) => languages[n % languages.length] === lang);
  const cart = isCart ? `; ${spoken[Math.floor((who / withCart) * spoken.length)]}` : "";
  const headers = {
    "Accept-Encoding": "gzip, deflate, br",
    "X-Forwarded-For": `198.51.100.${Math.floor(who * 250)}`,
    ...(!isNewcomer && { Cookie: `lang=${lang}${cart}` }),
  };
  return { isCart, isNewcomer, headers };
}

/** Visitors' carts of three lines, as cookies. */
async function fillCarts(
  { origin }: Watched,
  variants: readonly string[],
  shoppers: number,
): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 0; n < shoppers; n++) {
    const ops = [0, 1, 2].map((line) => ({
      type: "add",
      op_id: randomUUID(),
      variant_id: variants[(3 * n + line) % variants.length],
      qty: 1,
    }));
    const answer = await fetch(`${origin}/api/user/carts/sync`, {
      method: "POST",
      headers: { "Content-Type": "application/json", lang: "fa" },
      body: JSON.stringify({ ops }),
    });
    const { guest } = (await answer.json()) as { guest?: string };
    if (!guest) throw new Error(`A visitor got no cart: ${answer.status}`);
    cookies.push(`${tokenCookie("cart", false)}=${guest}`);
  }
  return cookies;
}

const seenTimeoutMs = 10_000;

/** How long the page goes out as it was after a sale; null where it shows none of it. */
async function untilSeen(
  { origin }: Watched,
  database: Database,
  { place, sold }: { place: Place; sold: Sellable },
): Promise<number | null> {
  const read = async () => {
    const headers = { "Accept-Encoding": "br", Cookie: `lang=${place.lang}` };
    return (await ask(origin + place.path, headers)).headers.etag;
  };
  const before = await read();
  await sellOne(database, sold);
  const start = performance.now();
  while (performance.now() - start < seenTimeoutMs) {
    const etag = await read();
    if (etag && etag !== before) return performance.now() - start;
    await new Promise((done) => setTimeout(done, 5));
  }
  return null;
}

function summarize(views: readonly View[]) {
  const part = (some: readonly View[], is: (view: View) => boolean) =>
    some.length === 0 ? 0 : some.filter(is).length / some.length;
  const known = views.filter(({ isKnown }) => isKnown);
  const carts = views.filter(({ isCart }) => isCart);
  const hitsBy = (is: (view: View) => boolean): Hits => ({
    all: part(views, is),
    askedBefore: part(known, is),
    carts: part(carts, is),
  });
  const names = [...new Set(views.map(({ name }) => name))].sort();
  return {
    views: views.length,
    hits: hitsBy(({ isHit }) => isHit),
    atOnce: hitsBy(({ isAtOnce }) => isAtOnce),
    askedBefore: part(views, ({ isKnown }) => isKnown),
    classes: names.map((name) => {
      const took = views.filter((view) => view.name === name).map(({ ms }) => ms);
      return { name, views: took.length, median: quantile(took, 0.5), p99: quantile(took, 0.99) };
    }),
    refused: views.filter(({ status }) => status !== 200).length,
  };
}

function summarizeWaits(waits: readonly (number | null)[]): Saturday["sales"] {
  const seen = waits.filter((wait) => wait !== null);
  return {
    seen: seen.length,
    unseen: waits.length - seen.length,
    median: quantile(seen, 0.5),
    worst: quantile(seen, 1),
  };
}

const agent = new Agent({ keepAlive: true });

/** One answer, read to its end; status 0 for a connection that broke. */
function ask(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; ms: number }> {
  const started = performance.now();
  const since = () => performance.now() - started;
  return new Promise((done) => {
    get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, ms: since() }),
      );
    }).once("error", () => done({ status: 0, headers: {}, ms: since() }));
  });
}
