/** The whole sitemap of a shop with a million products, read as a crawler reads it, on PostgreSQL. */
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { createScratchDatabase } from "../tests/support/scratch-database";
import { cpuSeconds, forgetPeak, memoryMb, startShop } from "./shop-process";

export interface SitemapFigures {
  products: number;
  addresses: number;
  files: number;
  seconds: number;
  /** CPU seconds of the shop meanwhile. */
  cpu: number;
  largestMb: number;
  /** Resident memory of the shop: before, and the most meanwhile. */
  memoryMb: { before: number; peak: number };
}

const count = 1_000_000;

/** Null where no PostgreSQL answers. */
export async function measureSitemap(): Promise<SitemapFigures | null> {
  const scratch = await createScratchDatabase("sitemap");
  if (!scratch) return null;
  const address = { kind: "server" as const, url: scratch.url };
  await migrateDatabase(address);
  const database = openDatabase(address, { statementTimeoutMs: 0 });
  const shop = await startShop({ DATABASE_URL: scratch.url, DEMO: "0", REDIS_URL: "" });
  try {
    await addProducts(database);
    const before = (await memoryMb(shop.pid)).now;
    await forgetPeak(shop.pid);
    const used = await cpuSeconds([shop.pid]);
    const started = performance.now();
    const files = locationsOf(await read(`${shop.origin}/sitemap.xml`));
    let addresses = 0;
    let largest = 0;
    for (const file of files) {
      const { search } = new URL(file);
      const text = await read(`${shop.origin}/sitemap.xml${search}`);
      addresses += locationsOf(text).length;
      largest = Math.max(largest, Buffer.byteLength(text));
    }
    const seconds = (performance.now() - started) / 1_000;
    const cpu = (await cpuSeconds([shop.pid])) - used;
    const { peak } = await memoryMb(shop.pid);
    return {
      products: count,
      addresses,
      files: files.length,
      seconds,
      cpu,
      largestMb: largest / 1e6,
      memoryMb: { before, peak },
    };
  } finally {
    await shop.stop();
    await database.close();
    await scratch.drop();
  }
}

/** Products as search engines see them: a code, and an address's words in two languages. */
async function addProducts(database: Database): Promise<void> {
  const run = (query: ReturnType<typeof sql>) => database.run((q) => q.execute(query));
  await run(sql`insert into genus (slug, name) values ('bench', '{"en": "Bench"}')`);
  await run(sql`
    insert into product (id, code, genus_id, status)
    select gen_random_uuid(), n, (select min(id) from genus), 'active'
    from generate_series(1, ${count}::int) n`);
  await run(sql`
    insert into product_t (product_id, lang, name, slug)
    select id, lang, 'Product ' || code, case lang
      when 'en' then 'a-product-with-a-name-of-usual-length-' || code
      else 'کالایی-با-نامی-به-درازای-معمول-' || code end
    from product cross join (values ('en'), ('fa')) as spoken (lang)`);
  await run(sql`vacuum analyze product`);
  await run(sql`vacuum analyze product_t`);
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    (address ?? "").replaceAll("&amp;", "&"),
  );
}
