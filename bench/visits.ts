/**
 * What a whole first visit costs the shop: every request that a phone's browser makes for it is recorded once, then repeated by
 * many visitors. Another build beside this one takes turns with it, each on a database of its own.
 */
import { once } from "node:events";
import { Agent, get, type IncomingHttpHeaders } from "node:http";
import type { Browser } from "@playwright/test";
import { startRewritingProxy } from "../tests/support/rewriting-proxy";
import { createScratchDatabase, type ScratchDatabase } from "../tests/support/scratch-database";
import { launchBrowser } from "./browser";
import { type PageKind, samplePages } from "./pages";
import { cpuSeconds, type Measured, startShop } from "./shop-process";
import { openPhone } from "./slow-phone";

export interface VisitRow {
  kind: PageKind;
  build: string;
  /** Whether the page was only read, or somebody touched it, so that the app started. */
  way: Way;
  requests: number;
  /** As they came over the line. */
  kilobytes: number;
  /** Of the shop and the database, by rounds. */
  cpuMs: number[];
  /** Errors; a row with any measures something else. What the browser has already is answered by a 304. */
  failures: number;
}

type Way = "read" | "used";
const ways: readonly Way[] = ["read", "used"];

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
}

interface Stand {
  build: string;
  shop: Measured;
  database: ScratchDatabase;
}

const rounds = 3;
const visitsPerRound = 60;
const atOnce = 4;
/** So long after its last request a visit is over; the worker waits for an idle moment. */
const quietMs = 3_000;

/** Null where no PostgreSQL answers. */
export async function measureVisits(against: string | undefined): Promise<VisitRow[] | null> {
  const browser = await launchBrowser();
  const stands: Stand[] = [];
  try {
    for (const folder of against ? [against, process.cwd()] : [process.cwd()]) {
      const build = folder === process.cwd() ? "this build" : folder;
      const database = await createScratchDatabase(`visits_${stands.length}`);
      if (!database) return null;
      const shop = await startShop({ DATABASE_URL: database.url }, folder);
      stands.push({ build, shop, database });
    }
    const kinds: PageKind[] = ["home", "listing", "product"];
    const rows: VisitRow[] = [];
    for (const kind of kinds) {
      for (const way of ways) rows.push(...(await measureKind(browser, stands, kind, way)));
    }
    return rows;
  } finally {
    await browser.close();
    for (const { shop, database } of stands) {
      await shop.stop();
      await database.drop();
    }
  }
}

async function measureKind(browser: Browser, stands: Stand[], kind: PageKind, way: Way) {
  const rows: { row: VisitRow; stand: Stand; asked: Asked[] }[] = [];
  for (const stand of stands) {
    const asked = await record(browser, stand.shop.origin, kind, way);
    // Twice before it counts, so that pages and pictures are kept.
    for (let n = 0; n < 2; n++) await repeat(stand.shop.origin, asked);
    const { bytes, failures } = await repeat(stand.shop.origin, asked);
    const { build } = stand;
    const kilobytes = bytes / 1024;
    const row = { kind, build, way, requests: asked.length, kilobytes, failures, cpuMs: [] };
    rows.push({ row, stand, asked });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { row, stand, asked } of rows) row.cpuMs.push(await costOf(stand, asked));
  }
  return rows.map(({ row }) => row);
}

/** Everything that is asked for in somebody's first visit, in its order. */
async function record(browser: Browser, origin: string, kind: PageKind, way: Way) {
  const asked: Asked[] = [];
  let lastAt = performance.now();
  const proxy = await startRewritingProxy(origin, ({ method, url: path = "", headers }) => {
    if (method === "GET") asked.push({ path, headers });
    lastAt = performance.now();
  });
  const context = await openPhone(browser, "allow");
  try {
    const page = await context.newPage();
    await page.goto(proxy.url + (await samplePages(origin))[kind]);
    if (way === "used") await page.keyboard.press("Tab");
    while (performance.now() - lastAt < quietMs) await page.waitForTimeout(100);
  } finally {
    await context.close();
    await proxy.stop();
  }
  return asked;
}

/** One visitor, with connections of their own. */
async function repeat(origin: string, asked: readonly Asked[]) {
  const agent = new Agent({ keepAlive: true });
  const { host } = new URL(origin);
  const sum = { bytes: 0, failures: 0 };
  for (const { path, headers } of asked) {
    const [answer] = await once(
      get(origin + path, { agent, headers: { ...headers, host } }),
      "response",
    );
    for await (const chunk of answer) sum.bytes += chunk.length;
    if (answer.statusCode >= 400) sum.failures += 1;
  }
  agent.destroy();
  return sum;
}

/** CPU milliseconds a visit. */
async function costOf({ shop, database }: Stand, asked: readonly Asked[]): Promise<number> {
  const pids = async () => [shop.pid, ...(await database.pids())];
  const before = await cpuSeconds(await pids());
  const visitor = async () => {
    for (let n = 0; n < visitsPerRound / atOnce; n++) await repeat(shop.origin, asked);
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return (((await cpuSeconds(await pids())) - before) * 1000) / visitsPerRound;
}
