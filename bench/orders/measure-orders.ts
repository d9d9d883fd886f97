/**
 * Orders per second at the last button on PostgreSQL, of one thing that all want and of 500 things, and how long product
 * pages take meanwhile. Another build beside this one takes turns with it, so that what else the machine does hits both.
 */
import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { z } from "zod";
import { tokenCookie } from "~/request/cookie-names";
import { createScratchDatabase, type ScratchDatabase } from "../../tests/support/scratch-database";
import { samplePages } from "../pages";
import { cpuSeconds, type Measured, startShop } from "../shop-process";
import { type Answered, ask } from "./ask";
import { openQuickBank } from "./bank";
import { makeReadyBuyers, payable, type ReadyBuyer, stockVariants } from "./buyers";

export const orderKinds = ["one SKU", "500 SKUs", "500 SKUs, few of each"] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Milliseconds, but for the rates; the middle of the rounds. */
export interface Orders {
  kind: OrderKind;
  /** Which build: this one, or the folder that was given. */
  build: string;
  rounds: number;
  placed: number;
  /** Of each round, so that the spread shows. */
  perSecond: number[];
  p50: number;
  p99: number;
  /** CPU of the shop and of the database. */
  cpuPerOrder: { shop: number; database: number };
  /** Anything but an order with a page to pay on. */
  failures: number;
  /** Product pages of a shopper with three things in the cart: the shop at rest, and with so many orders at once. */
  pages: { quiet: Waits; meanwhile: Waits };
}

interface Waits {
  count: number;
  /** Pages that the shop was too busy to make. */
  refused: number;
  p50: number;
  p99: number;
}

const rounds = 3;
const secondsPerPhase = 4;
const atOnce = 16;
/** More than any build places in a round. */
const buyersPerRound = 4_000;
/** So many that one of a hundred is told from the slowest. */
const pagesPerSecond = 20;
const quietPages = 60;

/** A build that is measured, on its own database. */
interface Stand {
  build: string;
  shop: Measured;
  database: ScratchDatabase;
  sql: Sql;
  page: string;
  cookie: string;
  variants: string[];
}

/** Null where no PostgreSQL answers. */
export async function measureOrders(against: string | undefined): Promise<Orders[] | null> {
  const bank = await openQuickBank();
  const stands: Stand[] = [];
  try {
    for (const folder of against ? [against, process.cwd()] : [process.cwd()]) {
      const build = folder === process.cwd() ? "this build" : folder;
      const stand = await openStand(build, folder, bank.origin);
      if (!stand) return null;
      stands.push(stand);
    }
    const measured: Orders[] = [];
    for (const kind of orderKinds) measured.push(...(await measureKind(stands, kind)));
    return measured;
  } finally {
    for (const stand of stands) await closeStand(stand);
    bank.close();
  }
}

async function openStand(build: string, folder: string, bank: string): Promise<Stand | null> {
  const name = `orders_${build.replace(/\W+/g, "_").toLowerCase()}`;
  const database = await createScratchDatabase(name);
  if (!database) return null;
  const settings = {
    DATABASE_URL: database.url,
    TRUST_PROXY: "1",
    ALLOW_DEMO_IN_PROD: "1",
    PAYMENT_ZARINPAL_MERCHANT: "00000000-0000-4000-8000-000000000000",
    PAYMENT_ZARINPAL_URL: bank,
  };
  const shop = await startShop(settings, folder);
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  const { product: page } = await samplePages(shop.origin);
  const cookie = await fillCart(shop, await stockVariants(sql, 3, { areFew: false }));
  return { build, shop, database, sql, page, cookie, variants: [] };
}

async function closeStand({ shop, sql, database }: Stand): Promise<void> {
  await shop.stop();
  await sql.end();
  await database.drop();
}

/** All that older builds answer, too. */
const answered = z.object({ guest: z.string() });

/** A visitor with these in the cart; answers the cookie. */
async function fillCart({ origin }: Measured, variants: readonly string[]): Promise<string> {
  const ops = variants.map((variant_id) => ({
    type: "add",
    op_id: randomUUID(),
    variant_id,
    qty: 1,
  }));
  const headers = { lang: "fa", "Content-Type": "application/json" };
  const sync = `${origin}/api/user/carts/sync`;
  const { body } = await ask(sync, headers, JSON.stringify({ ops }));
  const { guest } = answered.parse(JSON.parse(body));
  return `${tokenCookie("cart", false)}=${guest}; lang=fa`;
}

interface Round {
  perSecond: number;
  times: number[];
  cpu: { shop: number; database: number };
  placed: number;
  failures: number;
  quiet: Page[];
  meanwhile: Page[];
}

type Page = Pick<Answered, "status" | "ms">;

async function measureKind(stands: readonly Stand[], kind: OrderKind): Promise<Orders[]> {
  const taken = new Map<Stand, Round[]>(stands.map((stand) => [stand, []]));
  for (const stand of stands) {
    const count = kind === "one SKU" ? 1 : 500;
    const areFew = kind === "500 SKUs, few of each";
    stand.variants = await stockVariants(stand.sql, count, { areFew });
    // As in a shop that has been open for a while: what is compiled meanwhile isn't an order's.
    await runRound(stand, secondsPerPhase);
  }
  for (let round = 0; round < rounds; round++) {
    for (const stand of round % 2 ? stands.toReversed() : stands) {
      taken.get(stand)?.push(await runRound(stand, secondsPerPhase));
    }
  }
  return [...taken].map(([{ build }, all]) => summarize(kind, build, all));
}

/** Pages at rest, then orders alone, then both together. */
async function runRound(stand: Stand, seconds: number): Promise<Round> {
  const { shop, database } = stand;
  const buyers = await makeReadyBuyers(stand.sql, buyersPerRound, stand.variants);
  const quiet = await readPages(stand, (n) => n >= quietPages);
  const before = await spent(shop, database);
  const alone = await placeOrders(stand, buyers, seconds);
  const after = await spent(shop, database);
  let isOver = false;
  const pages = readPages(stand, () => isOver);
  const beside = await placeOrders(stand, buyers, seconds);
  isOver = true;
  const each = (name: "shop" | "database") =>
    ((after[name] - before[name]) * 1_000) / alone.times.length;
  return {
    perSecond: (alone.times.length - alone.failures) / alone.lasted,
    times: alone.times,
    cpu: { shop: each("shop"), database: each("database") },
    placed: alone.times.length + beside.times.length,
    failures: alone.failures + beside.failures,
    quiet,
    meanwhile: await pages,
  };
}

/** So many shoppers at once for so long, each of them the next of the buyers. */
async function placeOrders({ shop, build }: Stand, buyers: ReadyBuyer[], seconds: number) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1_000;
  const times: number[] = [];
  let failures = 0;
  const place = async () => {
    while (since() < seconds) {
      const buyer = buyers.pop();
      if (!buyer) throw new Error("There are too few buyers for this build.");
      const { ms, isPlaced, body } = await placeOrder(shop.origin, buyer);
      times.push(ms);
      if (!isPlaced && failures++ < 3) console.error(`${build}: ${body}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, place));
  return { times, failures, lasted: since() };
}

async function placeOrder(origin: string, { token, address }: ReadyBuyer) {
  const headers = {
    "Content-Type": "application/json",
    Authorization: token,
    lang: "fa",
    "X-Forwarded-For": address,
  };
  const input = JSON.stringify({ op_id: randomUUID(), payable });
  const { status, body, ms } = await ask(`${origin}/api/user/orders`, headers, input);
  return { ms, body, isPlaced: status === 200 && body.includes("/pg/StartPay/") };
}

/** A shopper who asks so often, whether the last page has come or not; answers how long each took. */
async function readPages(
  { shop, page, cookie }: Stand,
  isEnough: (asked: number) => boolean,
): Promise<Page[]> {
  const asked: Promise<Page>[] = [];
  while (!isEnough(asked.length)) {
    asked.push(ask(shop.origin + page, { cookie, "accept-encoding": "br" }));
    await new Promise((done) => setTimeout(done, 1_000 / pagesPerSecond));
  }
  return Promise.all(asked);
}

async function spent(shop: Measured, database: ScratchDatabase) {
  return {
    shop: await cpuSeconds([shop.pid]),
    database: await cpuSeconds(await database.pids()),
  };
}

function summarize(kind: OrderKind, build: string, all: readonly Round[]): Orders {
  const middle = (of: (round: Round) => number) => part(all.map(of), 0.5);
  const waits = (pages: Page[]) => {
    const shown = pages.filter(({ status }) => status === 200).map(({ ms }) => ms);
    return {
      count: pages.length,
      refused: pages.length - shown.length,
      p50: part(shown, 0.5),
      p99: part(shown, 0.99),
    };
  };
  return {
    kind,
    build,
    rounds: all.length,
    placed: all.reduce((sum, { placed, failures }) => sum + placed - failures, 0),
    perSecond: all.map(({ perSecond }) => perSecond),
    p50: middle(({ times }) => part(times, 0.5)),
    p99: middle(({ times }) => part(times, 0.99)),
    cpuPerOrder: {
      shop: middle(({ cpu }) => cpu.shop),
      database: middle(({ cpu }) => cpu.database),
    },
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
    pages: {
      quiet: waits(all.flatMap(({ quiet }) => quiet)),
      meanwhile: waits(all.flatMap(({ meanwhile }) => meanwhile)),
    },
  };
}

/** The time below which this part of all lie. */
function part(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
