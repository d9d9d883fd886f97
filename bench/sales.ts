/**
 * What views cost while something of the catalogue moves each second: nothing, what orders leave of a product (a sale), or a text (which drops
 * all cached pages, as every sale did before pages knew what they show). On PostgreSQL, changed by another process than the shop's.
 */
import { asc, eq } from "drizzle-orm";
import { openDatabase } from "#backend/db/database";
import { products } from "#backend/db/tables/products";
import { variants } from "#backend/db/tables/variants";
import { moveVersion } from "#backend/features/catalog/refresh/move-version";
import { changeStock } from "#backend/features/orders/stock/change-stock";
import { languageCodes } from "../tests/support/languages";
import { createScratchDatabase } from "../tests/support/scratch-database";
import { listPlaces } from "./pages";
import { cpuSeconds, startShop } from "./shop-process";

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
    const stock = await database.run((q) =>
      q
        .select({ variantId: variants.id, code: products.code, free: variants.stock })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .orderBy(asc(products.code)),
    );
    const places = await listPlaces(shop.origin);
    const codes = [...new Set(stock.map(({ code }) => code))];
    const paths = [...places, ...codes.map((code) => `/home/products/show/${code}/name`)];
    const addresses = await reached(
      languageCodes.flatMap((lang) => paths.map((path) => shop.origin + spoken(path, lang))),
    );
    const draw = zipf(addresses);
    const sell = async (second: number) => {
      const variant = stock[(second * 7) % stock.length];
      if (!variant) throw new Error("The demo has no variants.");
      const { variantId } = variant;
      // To and fro between two and one, so that each is seen.
      await database.transaction(async (q) => {
        const [row] = await q.select().from(variants).where(eq(variants.id, variantId));
        if (row)
          await changeStock(q, [
            { variantId, stock: (row.stock === 1 ? 2 : 1) - row.stock, reserved: -row.reserved },
          ]);
      });
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

/** Draws one of them, the nth as often as one divided by n; the same sequence each time. */
function zipf(addresses: readonly string[]): () => string {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const shuffled = addresses
    .map((address) => ({ address, at: random() }))
    .sort((a, b) => a.at - b.at);
  const weights = shuffled.map((_, place) => 1 / (place + 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return () => {
    let left = random() * sum;
    const place = weights.findIndex((weight) => {
      left -= weight;
      return left <= 0;
    });
    return shuffled[Math.max(0, place)]?.address ?? "";
  };
}

/** Views at a fixed rate, whether or not the ones before have ended. */
async function view(
  pid: number,
  draw: () => string,
  move: (second: number) => Promise<unknown>,
): Promise<Omit<SalesRow, "moves">> {
  const took: number[] = [];
  const asked: Promise<void>[] = [];
  const moved: Promise<unknown>[] = [];
  const cpuBefore = await cpuSeconds([pid]);
  const start = performance.now();
  for (let n = 0; n < seconds * viewsPerSecond; n++) {
    const due = start + (n * 1000) / viewsPerSecond;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    if (n % viewsPerSecond === 0) moved.push(move(n / viewsPerSecond));
    asked.push(ask(draw()).then((ms) => void took.push(ms)));
  }
  await Promise.all([...asked, ...moved]);
  const cpuMs = (((await cpuSeconds([pid])) - cpuBefore) * 1000) / took.length;
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
  return { views: took.length, cpuMs, median: at(0.5), p99: at(0.99) };
}

async function ask(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  await answer.arrayBuffer();
  return performance.now() - start;
}
