/**
 * What views cost while something of the catalogue moves each second: nothing, what orders leave of a product (a sale), or a text (which drops
 * all cached pages, as every sale did before pages knew what they show). On PostgreSQL, changed by another process than the shop's.
 */
import { openDatabase } from "#backend/db/database";
import { moveVersion } from "#backend/features/catalog/refresh/move-version";
import { languageCodes } from "../tests/support/languages";
import { createScratchDatabase } from "../tests/support/scratch-database";
import { openLoop, quantile } from "./open-loop";
import { listPlaces } from "./pages";
import { readSellable, sellOne } from "./sell";
import { cpuSeconds, startShop } from "./shop-process";
import { sequence, shuffle, zipf } from "./zipf";

export interface SalesRow {
  moves: string;
  views: number;
  /** CPU milliseconds of the shop a view. */
  cpuMs: number;
  /** Milliseconds until the last byte. */
  median: number;
  p99: number;
}

const seconds = 25;
const viewsPerSecond = 40;

/** Null where no PostgreSQL answers. */
export async function measureSales(): Promise<SalesRow[] | null> {
  const scratch = await createScratchDatabase("sales");
  if (!scratch) return null;
  const shop = await startShop({ DATABASE_URL: scratch.url });
  const database = openDatabase({ kind: "server", url: scratch.url });
  try {
    const stock = await readSellable(database);
    const places = await listPlaces(shop.origin);
    const paths = [...places, ...stock.map(({ code }) => `/home/products/show/${code}/name`)];
    const addresses = await reached(
      languageCodes.flatMap((lang) => paths.map((path) => shop.origin + spoken(path, lang))),
    );
    const random = sequence();
    const ranked = shuffle(addresses, random);
    const drawPlace = zipf(ranked.length, random);
    const draw = () => ranked[drawPlace()] ?? "";
    const sell = async (second: number) => {
      const sold = stock[(second * 7) % stock.length];
      if (sold) await sellOne(database, sold);
    };
    const edit = () => database.transaction((q) => moveVersion(q, false));
    await view(shop.pid, draw, async () => {});
    return [
      { moves: "nothing", ...(await view(shop.pid, draw, async () => {})) },
      { moves: "a sale each second", ...(await view(shop.pid, draw, sell)) },
      { moves: "a text each second, as a sale was before", ...(await view(shop.pid, draw, edit)) },
    ];
  } finally {
    await database.close();
    await shop.stop();
    await scratch.drop();
  }
}

function spoken(path: string, lang: string): string {
  return path.startsWith("/fa/") ? path.replace("/fa/", `/${lang}/`) : `/${lang}${path}`;
}

/** The addresses that these lead to: a product's own name stands in its address. */
async function reached(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (answer.ok) found.push(answer.url);
  }
  return found;
}

/** Views at a fixed rate, whether or not the ones before have ended. */
async function view(
  pid: number,
  draw: () => string,
  move: (second: number) => Promise<unknown>,
): Promise<Omit<SalesRow, "moves">> {
  const took: number[] = [];
  const cpuBefore = await cpuSeconds([pid]);
  const rate = { perSecond: viewsPerSecond, seconds };
  await openLoop(rate, () => ask(draw()).then((ms) => void took.push(ms)), move);
  const cpuMs = (((await cpuSeconds([pid])) - cpuBefore) * 1000) / took.length;
  return { views: took.length, cpuMs, median: quantile(took, 0.5), p99: quantile(took, 0.99) };
}

async function ask(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
  return performance.now() - start;
}
