/**
 * `npm run bench [-- --only requests,scale,bytes,phone,checkout,crud,sitemap,tickets,typing,uploads,overload]`: starts the built shop on scratch databases, measures it
 * beside its limits in one run, prints the tables and writes them as JSON to bench/results.json.
 */
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createScratchDatabase, type ScratchDatabase } from "../tests/support/scratch-database";
import { launchBrowser } from "./browser";
import { type Bytes, measureBytes } from "./bytes";
import { type Checkouts, measureCheckout } from "./checkout/measure-checkout";
import { type CrudRow, measureCrud } from "./crud";
import { measureOverload, type Overload } from "./overload";
import { type PageKind, samplePages } from "./pages";
import { writeReport } from "./report";
import { measureScale, type Scale } from "./scale";
import { type Measured, memoryMb, startShop } from "./shop-process";
import { measureSitemap, type SitemapFigures } from "./sitemap";
import { type Experience, measureExperience } from "./slow-phone";
import { serveStaticPage } from "./static-page";
import { measureThroughput, type Throughput } from "./throughput";
import { measureTickets, type TicketRow } from "./tickets";
import { measureTyping, type Typing } from "./typing";
import { measureUploads, patientShop, type UploadCost } from "./uploads/measure-uploads";

export interface Results {
  throughput: Record<string, Throughput[]>;
  memory: Record<string, { rest: number; after: number; peak: number }>;
  scale: { few: Scale; many: Scale } | null;
  bytes: Record<string, Record<PageKind, Bytes>>;
  phone: Record<string, Experience>;
  checkout: Checkouts[];
  crud: CrudRow[];
  sitemap: SitemapFigures | null;
  tickets: TicketRow[];
  typing: Typing[];
  uploads: UploadCost[];
  overload: Overload[];
}

const manyProducts = 100_000;
const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = (part: string) => !values.only || values.only.split(",").includes(part);
const results: Results = {
  throughput: {},
  memory: {},
  scale: null,
  bytes: {},
  phone: {},
  checkout: [],
  crud: [],
  sitemap: null,
  tickets: [],
  typing: [],
  uploads: [],
  overload: [],
};

if (["requests", "bytes", "phone"].some(wanted)) {
  await withShop({}, async (shop) => {
    if (wanted("requests")) await measureLoad("embedded database", shop, async () => []);
    if (wanted("bytes")) await measureInBrowser(shop);
    if (wanted("phone")) await measureOnPhone(shop);
  });
}

const few = ["requests", "scale"].some(wanted) ? await createScratchDatabase("few") : null;
if (few) {
  await withShop({ DATABASE_URL: few.url }, async (shop) => {
    if (wanted("requests")) await measureLoad("PostgreSQL", shop, few.pids);
    if (wanted("scale")) await measureWithMany(shop, few);
  }).finally(few.drop);
}

if (wanted("checkout")) {
  for (const processes of [1, 2]) {
    const measured = await measureCheckout(processes);
    if (measured) results.checkout.push(measured);
  }
}

if (wanted("crud")) results.crud = (await measureCrud()) ?? [];

if (wanted("sitemap")) results.sitemap = await measureSitemap();

if (wanted("tickets")) results.tickets = (await measureTickets()) ?? [];

if (wanted("typing")) {
  await withShop({ LAB: "1" }, async ({ origin }) => {
    const browser = await launchBrowser();
    results.typing = await measureTyping(browser, origin).finally(() => browser.close());
  });
}

if (wanted("uploads")) {
  await withShop(patientShop, async (shop) => {
    results.uploads = await measureUploads(shop);
  });
}

if (wanted("overload")) results.overload = await measureOverload();

await writeFile("bench/results.json", JSON.stringify(results, null, 2));
console.log(writeReport(results));

async function withShop(
  environment: Record<string, string>,
  use: (shop: Measured) => Promise<void>,
): Promise<void> {
  const shop = await startShop(environment);
  await use(shop).finally(shop.stop);
}

async function measureLoad(name: string, shop: Measured, databasePids: () => Promise<number[]>) {
  const rest = (await memoryMb(shop.pid)).now;
  results.throughput[name] = await measureThroughput(
    shop,
    await samplePages(shop.origin),
    databasePids,
  );
  const { now, peak } = await memoryMb(shop.pid);
  results.memory[name] = { rest, after: now, peak };
}

async function measureWithMany(shop: Measured, few: ScratchDatabase) {
  const many = await createScratchDatabase("many");
  if (!many) return;
  try {
    const fewFigures = await measureScale(shop, few.pids);
    execFileSync(
      process.execPath,
      ["--import", "tsx", "cli/shop.ts", "seed", "--products", String(manyProducts)],
      {
        stdio: "inherit",
        env: {
          ...process.env,
          DATABASE_URL: many.url,
          SESSION_SECRET: "bench".repeat(8),
          DEMO: "1",
        },
      },
    );
    await withShop({ DATABASE_URL: many.url }, async (large) => {
      results.scale = { few: fewFigures, many: await measureScale(large, many.pids) };
    });
  } finally {
    await many.drop();
  }
}

async function measureInBrowser(shop: Measured) {
  const browser = await launchBrowser();
  const pages = await samplePages(shop.origin);
  results.bytes.normal = await measureBytes(browser, shop.origin, pages, false);
  results.bytes.lite = await measureBytes(browser, shop.origin, pages, true);
  await browser.close();
}

async function measureOnPhone(shop: Measured) {
  const browser = await launchBrowser();
  const pages = await samplePages(shop.origin);
  for (const [kind, path] of Object.entries(pages)) {
    results.phone[kind] = await measureExperience(browser, shop.origin + path);
  }
  const limit = await serveStaticPage(shop.origin + pages.product);
  results.phone["static page with the product's picture"] = await measureExperience(
    browser,
    limit.address,
  );
  limit.stop();
  await browser.close();
}
