/** What public pages cost for shoppers with a login, a cart of three lines and a wish list, on PostgreSQL. */
import { randomUUID } from "node:crypto";
import { loggedIn } from "#backend/contract/auth";
import { productList } from "#backend/contract/catalog";
import { cookieNames, tokenCookie } from "~/request/cookie-names";
import { makeBuyers, stockVariants } from "../tests/support/buyers-by-sql";
import { createScratchDatabase } from "../tests/support/scratch-database";
import { type Load, runLoad } from "./load";
import { type PageKind, samplePages, samplePost } from "./pages";
import { type Measured, startShop } from "./shop-process";

/** CPU is of the shop and the database together; the middle of three rounds, the kinds in turn. */
export interface ShopperRow {
  kind: PageKind | "post";
  /** Somebody without anything: the kept page. */
  visitor: Load;
  /** A shopper whose own is known from a page before. */
  again: Load;
  /** A shopper of whom this is the first page in half a minute, or since a change. */
  first: Load;
  /** The page rendered for the shopper alone. */
  whole: Load;
}

const shoppers = 20;
const lines = 3;
const wishes = 5;
const rounds = 3;

/** Null where no PostgreSQL answers. */
export async function measureShoppers(): Promise<ShopperRow[] | null> {
  const database = await createScratchDatabase("shoppers");
  if (!database) return null;
  const shop = await startShop({ DATABASE_URL: database.url });
  try {
    const variants = await stockVariants(database.url);
    const sessions: string[] = [];
    for (const buyer of await makeBuyers(database.url, shoppers)) {
      sessions.push(await furnish(shop, buyer, variants.slice(sessions.length * lines)));
    }
    const pids = async () => [shop.pid, ...(await database.pids())];
    const rows: ShopperRow[] = [];
    const { origin } = shop;
    const pages = { ...(await samplePages(origin)), post: await samplePost(origin) };
    for (const [kind, path] of Object.entries(pages)) {
      // Changes of its own for each round: what is asked for after one is remembered for half a minute.
      const run = (way: keyof ReturnType<typeof waysOf>) =>
        runLoad({
          origin,
          paths: [path],
          connections: 4,
          pids,
          ...waysOf(sessions)[way],
        });
      const taken: Omit<ShopperRow, "kind">[] = [];
      for (const way of ["visitor", "again"] as const) await run(way);
      for (let n = 0; n < rounds; n++) {
        taken.push({
          visitor: await run("visitor"),
          again: await run("again"),
          first: await run("first"),
          whole: await run("whole"),
        });
      }
      const middleOf = (way: keyof ReturnType<typeof waysOf>) =>
        middle(taken.map((one) => one[way]));
      rows.push({
        kind: kind as ShopperRow["kind"],
        visitor: middleOf("visitor"),
        again: middleOf("again"),
        first: middleOf("first"),
        whole: middleOf("whole"),
      });
    }
    return rows;
  } finally {
    await shop.stop();
    await database.drop();
  }
}

/** The headers of browsers, and how many requests say something of each. */
function waysOf(sessions: readonly string[]) {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const own = sessions.map((token) => `${tokenCookie("session", false)}=${token}; lang=fa`);
  const changed = Array.from(
    { length: 200 },
    (_, n) => `${own[n % own.length]}; ${cookieNames.changed}=${randomUUID()}`,
  );
  return {
    visitor: { headers, cookies: ["lang=fa"], amount: 4_000 },
    again: { headers, cookies: own, amount: 4_000 },
    first: { headers, cookies: changed, amount: 200 },
    // No cached page is sent to who has this header.
    whole: { headers: { ...headers, authorization: "none" }, cookies: own, amount: 60 },
  };
}

/** Logs in, fills the cart and the wish list; answers the session's token. */
async function furnish(
  { origin }: Measured,
  { email, password }: { email: string; password: string },
  variants: readonly string[],
): Promise<string> {
  const call = async (path: string, body?: object, token?: string): Promise<unknown> => {
    const headers = { lang: "fa", "Content-Type": "application/json" };
    const response = await fetch(`${origin}/api/${path}`, {
      method: body ? "POST" : "GET",
      headers: token ? { ...headers, Authorization: token } : headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const { token } = loggedIn.parse(await call("login", { target: email, password }));
  const { data } = productList.parse(await call("home/products?per_page=48"));
  for (const { id } of data.slice(0, wishes)) {
    await call("user/wish-list", { product_id: id }, token);
  }
  const ops = variants
    .slice(0, lines)
    .map((variant_id) => ({ type: "add", op_id: randomUUID(), variant_id, qty: 1 }));
  await call("user/carts/sync", { ops }, token);
  return token;
}

function middle(loads: readonly Load[]): Load {
  const sorted = loads.toSorted((one, other) => one.cpuPerRequest - other.cpuPerRequest);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error("Nothing was measured");
  if (found.failures > 0) throw new Error(`${found.failures} requests failed`);
  return found;
}
