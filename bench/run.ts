/**
 * `npm run bench [-- --only PARTS]`: starts the built shop on scratch databases, measures it
 * beside its limits in one run, prints the tables and writes them as JSON to bench/results.json. `--against FOLDER` is another
 * checkout with a build of its own, which the orders, the visits and the account are measured beside. `--rate`, `--seconds`, `--warm`, `--memory` and
 * `--products` are of the Saturday: views a second, for how long, how many pages are asked for before, PAGE_CACHE_MB, how many products; the
 * account takes `--products` too, and else the demo's.
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { languageCodes } from "../tests/support/languages";
import { createScratchDatabase, type ScratchDatabase } from "../tests/support/scratch-database";
import { type AccountCost, measureAccount } from "./account";
import { launchBrowser } from "./browser";
import { type Bytes, measureBytes } from "./bytes";
import { type Checkouts, measureCheckout } from "./checkout/measure-checkout";
import { type CrudRow, measureCrud } from "./crud";
import { type Editing, measureEditing } from "./editing";
import { type FreshSearch, measureFreshSearches } from "./fresh-searches";
import { measureInstalled } from "./installed";
import { type LighthouseRow, measureLighthouse } from "./lighthouse";
import { measureOrders, type Orders } from "./orders/measure-orders";
import { measureOverload, type Overload } from "./overload";
import { type PageKind, samplePages } from "./pages";
import { measurePresses, type Presses } from "./presses";
import { writeReport } from "./report";
import { measureSales, type SalesRow } from "./sales";
import { measureSaturday, type Saturday } from "./saturday";
import { measureScale, type Scale } from "./scale";
import { measureSearchQuality, type SearchRow } from "./search";
import { seedMany } from "./seed-many";
import { settlePicture } from "./settle-picture";
import { type Measured, memoryMb, startShop } from "./shop-process";
import { measureShoppers, type ShopperRow } from "./shoppers";
import { measureSitemap, type SitemapFigures } from "./sitemap";
import { type Experience, measureExperience, type PhoneLine } from "./slow-phone";
import { serveStaticPage } from "./static-page";
import { measureThroughput, type Throughput } from "./throughput";
import { measureTickets, type TicketRow } from "./tickets";
import { measureTurns, type Turns } from "./turns";
import { measureTyping, type Typing } from "./typing";
import { measureUploads, patientShop, type UploadCost } from "./uploads/measure-uploads";
import { measureVisits, type VisitRow } from "./visits";
import { startWatchedShop } from "./watched-shop";

export interface Results {
  throughput: Record<string, Throughput[]>;
  memory: Record<string, { rest: number; after: number; peak: number }>;
  shoppers: ShopperRow[];
  scale: { few: Scale; many: Scale } | null;
  bytes: Record<string, Record<PageKind, Bytes>>;
  phone: Record<PhoneLine, Record<string, Experience>>;
  installed: Record<string, Experience>;
  checkout: Checkouts[];
  orders: Orders[];
  visits: VisitRow[];
  account: AccountCost[];
  crud: CrudRow[];
  search: SearchRow[];
  freshSearch: FreshSearch[];
  sitemap: SitemapFigures | null;
  lighthouse: LighthouseRow[];
  tickets: TicketRow[];
  typing: Typing[];
  presses: Presses[];
  uploads: UploadCost[];
  overload: Overload[];
  sales: SalesRow[];
  editing: Editing[];
  turns: Turns[];
  saturday: Saturday | null;
}

const manyProducts = 100_000;
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    against: { type: "string" },
    rate: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
    warm: { type: "string", default: "2000" },
    memory: { type: "string", default: "256" },
    products: { type: "string" },
  },
});
const parts = [
  ...[
    "requests",
    "shopper",
    "scale",
    "bytes",
    "phone",
    "installed",
    "checkout",
    "orders",
    "account",
  ],
  ...["crud", "search", "tickets", "typing", "presses", "uploads", "overload", "sales", "editing"],
  ...["turns", "visits", "sitemap", "lighthouse", "saturday"],
];
const named = values.only?.split(",");
const unknown = named?.filter((part) => !parts.includes(part)) ?? [];
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(", ")}: ${parts.join(", ")}`);
const wanted = (part: string) => !named || named.includes(part);
const results: Results = {
  throughput: {},
  memory: {},
  shoppers: [],
  scale: null,
  bytes: {},
  phone: { paced: {}, emulated: {} },
  installed: {},
  checkout: [],
  orders: [],
  visits: [],
  account: [],
  crud: [],
  search: [],
  freshSearch: [],
  sitemap: null,
  lighthouse: [],
  tickets: [],
  typing: [],
  presses: [],
  uploads: [],
  overload: [],
  sales: [],
  editing: [],
  turns: [],
  saturday: null,
};

if (["requests", "bytes", "phone", "installed"].some(wanted)) {
  await withShop({}, async (shop) => {
    if (wanted("requests")) await measureLoad("embedded database", shop, async () => []);
    if (wanted("bytes")) await measureInBrowser(shop);
    if (wanted("phone")) await measureOnPhone(shop);
    if (wanted("installed")) await measureWithoutNetwork(shop);
  });
}

const few = ["requests", "scale", "search", "turns"].some(wanted)
  ? await createScratchDatabase("few")
  : null;
if (few) {
  await withShop({ DATABASE_URL: few.url }, async (shop) => {
    if (wanted("requests")) await measureLoad("PostgreSQL", shop, few.pids);
    if (["scale", "search", "turns"].some(wanted)) await measureWithMany(shop, few);
  }).finally(few.drop);
}

if (wanted("checkout")) {
  for (const processes of [1, 2]) {
    const measured = await measureCheckout(processes);
    if (measured) results.checkout.push(measured);
  }
}

if (wanted("orders")) results.orders = (await measureOrders(values.against)) ?? [];

if (wanted("visits")) results.visits = (await measureVisits(values.against)) ?? [];

if (wanted("account"))
  results.account = (await measureAccount(values.against, values.products)) ?? [];

if (wanted("crud")) results.crud = (await measureCrud()) ?? [];

if (wanted("search")) {
  await withShop({}, async ({ origin }) => {
    results.search = await measureSearchQuality(origin);
  });
}

if (wanted("shopper")) results.shoppers = (await measureShoppers()) ?? [];

if (wanted("sitemap")) results.sitemap = await measureSitemap();

if (named?.includes("lighthouse")) {
  await withShop({}, async ({ origin }) => {
    results.lighthouse = await measureLighthouse(origin);
  });
}

if (wanted("tickets")) results.tickets = (await measureTickets()) ?? [];

if (wanted("typing")) {
  await withShop({ LAB: "1" }, async ({ origin }) => {
    const browser = await launchBrowser();
    results.typing = await measureTyping(browser, origin).finally(() => browser.close());
  });
}

if (wanted("presses")) {
  await withShop({}, async ({ origin }) => {
    const browser = await launchBrowser();
    results.presses = await measurePresses(browser, origin).finally(() => browser.close());
  });
}

if (wanted("uploads")) {
  await withShop(patientShop, async (shop) => {
    results.uploads = await measureUploads(shop);
  });
}

if (wanted("overload")) results.overload = await measureOverload();

if (wanted("sales")) results.sales = (await measureSales()) ?? [];

if (wanted("editing")) results.editing = await measureEditing();

if (named?.includes("saturday")) {
  results.saturday = await measureSaturday({
    products: Number(values.products ?? manyProducts),
    perSecond: Number(values.rate),
    seconds: Number(values.seconds),
    warm: Number(values.warm),
    memoryMb: Number(values.memory),
  });
}

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
    const fewFigures = wanted("scale") ? await measureScale(shop, few.pids) : undefined;
    seedMany(many.url, manyProducts);
    await withShop({ DATABASE_URL: many.url }, async (large) => {
      if (wanted("search")) {
        results.freshSearch = await measureFreshSearches(shop.origin, large.origin);
      }
      if (fewFigures) {
        results.scale = { few: fewFigures, many: await measureScale(large, many.pids) };
      }
    });
    if (wanted("turns")) {
      const watched = await startWatchedShop({ DATABASE_URL: many.url });
      results.turns = await measureTurns(watched).finally(watched.stop);
    }
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
  const limit = await serveStaticPage(shop.origin + pages.product);
  await settlePicture(shop.origin + pages.product);
  for (const line of ["paced", "emulated"] as const) {
    for (const [kind, path] of Object.entries(pages)) {
      results.phone[line][kind] = await measureExperience(browser, shop.origin + path, line);
    }
    results.phone[line]["static page with the product's picture"] = await measureExperience(
      browser,
      limit.address,
      line,
    );
  }
  limit.stop();
  await browser.close();
}

async function measureWithoutNetwork({ origin }: Measured) {
  const browser = await launchBrowser();
  for (const lang of languageCodes) {
    results.installed[lang] = await measureInstalled(browser, `${origin}/${lang}`);
  }
  await browser.close();
}
