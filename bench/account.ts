/**
 * What the account's first page costs beside the cart's, for a shopper who has orders, wishes and a full cart, and a full listing that nobody has asked
 * for before, on PostgreSQL. Another build beside this one takes turns with it.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { loggedIn } from "#backend/contract/auth";
import { productCard } from "#backend/contract/catalog";
import { tokenCookie } from "~/request/cookie-names";
import { buy } from "../tests/support/buy-by-calls";
import { type Buyer, makeBuyers, stockVariants } from "../tests/support/buyers-by-sql";
import { createScratchDatabase, type ScratchDatabase } from "../tests/support/scratch-database";
import { runLoad } from "./load";
import { seedMany } from "./seed-many";
import { type Measured, startShop } from "./shop-process";

/** Milliseconds of CPU of a page, of the shop and the database together. */
export interface AccountCost {
  build: string;
  cart: number;
  dashboard: number;
  /** With filters that make each one different. */
  listing: number;
}

interface Stand {
  build: string;
  shop: Measured;
  database: ScratchDatabase;
  session: string;
}

const orders = 4;
const wishes = 24;
const lines = 8;
const rounds = 5;
const listings = 100;
/** As in a shop that has been open for a while: what is compiled meanwhile isn't a page's. */
const warmingListings = 800;
/** Who takes nothing compressed has a page unpacked again, which no browser asks for. */
const asBrowsers = { "accept-encoding": "gzip, deflate, br" };
const sorts = ["newest", "price_asc", "price_desc", "bestseller"];

/**
 * The middle of five rounds, pages and builds in turn, with the demo's products or as many as are asked for. Null where no
 * PostgreSQL answers.
 */
export async function measureAccount(
  against: string | undefined,
  products: string | undefined,
): Promise<AccountCost[] | null> {
  const stands: Stand[] = [];
  try {
    for (const folder of against ? [against, process.cwd()] : [process.cwd()]) {
      const stand = await openStand(folder, products);
      if (!stand) return null;
      stands.push(stand);
      await warmUp(stand);
    }
    const taken: AccountCost[] = [];
    // The first round warms up the other pages.
    for (let round = 0; round <= rounds; round++) {
      for (const stand of stands) {
        const cost = await costOf(stand, round);
        if (round > 0) taken.push(cost);
      }
    }
    return stands.map(({ build }) => {
      const own = taken.filter((one) => one.build === build);
      const of = (page: "cart" | "dashboard" | "listing") => middle(own.map((one) => one[page]));
      return { build, cart: of("cart"), dashboard: of("dashboard"), listing: of("listing") };
    });
  } finally {
    for (const { shop, database } of stands) {
      await shop.stop();
      await database.drop();
    }
  }
}

async function openStand(folder: string, products: string | undefined): Promise<Stand | null> {
  const isThis = folder === process.cwd();
  const database = await createScratchDatabase(isThis ? "account" : "account_before");
  if (!database) return null;
  if (products) seedMany(database.url, Number(products), folder);
  const shop = await startShop({ DATABASE_URL: database.url }, folder);
  const [buyer] = await makeBuyers(database.url, 1);
  if (!buyer) throw new Error("There is no buyer.");
  const session = await furnish(shop, buyer, await stockVariants(database.url));
  return { build: isThis ? "this build" : folder, shop, database, session };
}

async function warmUp(stand: Stand): Promise<void> {
  const paths = freshListings((rounds + 1) * listings, warmingListings);
  await loadPages(stand, paths, paths.length, visitor);
}

/** Each round's listings are its own. */
async function costOf(stand: Stand, round: number): Promise<AccountCost> {
  const shopper = { cookie: `${tokenCookie("session", false)}=${stand.session}; lang=fa` };
  const fresh = freshListings(round * listings, listings);
  return {
    build: stand.build,
    cart: await loadPages(stand, ["/fa/carts"], 300, shopper),
    dashboard: await loadPages(stand, ["/user"], 300, shopper),
    listing: await loadPages(stand, fresh, fresh.length, visitor),
  };
}

const visitor = { cookie: "lang=fa" };

/** All of them full: everything costs more than these least prices. */
function freshListings(from: number, count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const least = 1 + from + n;
    return `/fa/home/products?sort=${sorts[n % sorts.length]}&min=${least}`;
  });
}

/** Milliseconds of CPU a page. */
async function loadPages(
  { shop, database }: Stand,
  paths: readonly string[],
  amount: number,
  own: Record<string, string>,
): Promise<number> {
  const pids = async () => [shop.pid, ...(await database.pids())];
  // By one connection each address is asked for once; several would all begin with the first.
  const connections = paths.length > 1 ? 1 : 8;
  const headers = { ...asBrowsers, ...own };
  const plan = { origin: shop.origin, paths, headers, connections, amount, pids };
  const { cpuPerRequest, failures } = await runLoad(plan);
  if (failures > 0) throw new Error(`${paths[0]} failed ${failures} times.`);
  return cpuPerRequest;
}

/** All that older builds answer, too. */
const wishable = z.object({ data: z.array(productCard.pick({ id: true })) });

/** Buys, wishes and fills the cart; answers the token of the shopper's login. */
async function furnish(
  { origin }: Measured,
  buyer: Buyer,
  variants: readonly string[],
): Promise<string> {
  for (const variant of variants.slice(0, orders)) {
    const status = await buy({ origin, buyer, variant });
    if (status !== "success") throw new Error(`The payment ended as ${status}.`);
  }
  const call = callerOf(origin);
  const { email: target, password } = buyer;
  const { token } = loggedIn.pick({ token: true }).parse(await call("login", { target, password }));
  const { data } = wishable.parse(await call("home/products?per_page=48"));
  for (const { id } of data.slice(0, wishes)) {
    await call("user/wish-list", { product_id: id }, token);
  }
  const ops = variants
    .slice(0, lines)
    .map((variant_id) => ({ type: "add", op_id: randomUUID(), variant_id, qty: 1 }));
  await call("user/carts/sync", { ops }, token);
  return token;
}

function callerOf(origin: string) {
  return async (path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        lang: "fa",
        "Content-Type": "application/json",
        ...(token && { Authorization: token }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
