/** What the account's first page costs beside the cart's, for a shopper who has orders, wishes and a full cart, on PostgreSQL. */
import { randomUUID } from "node:crypto";
import { loggedIn } from "#backend/contract/auth";
import { productList } from "#backend/contract/catalog";
import { tokenCookie } from "~/request/cookie-names";
import { buy } from "../tests/support/buy-by-calls";
import { type Buyer, makeBuyers, stockVariants } from "../tests/support/buyers-by-sql";
import { createScratchDatabase } from "../tests/support/scratch-database";
import { runLoad } from "./load";
import { type Measured, startShop } from "./shop-process";

/** Milliseconds of CPU of a page, of the shop and the database together. */
export interface AccountCost {
  cart: number;
  dashboard: number;
}

const orders = 4;
const wishes = 24;
const lines = 8;
const rounds = 5;

/** The middle of five rounds, the two pages in turn. Null where no PostgreSQL answers. */
export async function measureAccount(): Promise<AccountCost | null> {
  const database = await createScratchDatabase("account");
  if (!database) return null;
  const shop = await startShop({ DATABASE_URL: database.url });
  try {
    const [buyer] = await makeBuyers(database.url, 1);
    if (!buyer) throw new Error("There is no buyer.");
    const session = await furnish(shop, buyer, await stockVariants(database.url));
    const pids = async () => [shop.pid, ...(await database.pids())];
    const costOf = async (path: string, amount: number) => {
      const headers = { cookie: `${tokenCookie("session", false)}=${session}; lang=fa` };
      const plan = { origin: shop.origin, paths: [path], headers, connections: 8, amount, pids };
      const { cpuPerRequest, failures } = await runLoad(plan);
      if (failures > 0) throw new Error(`${path} failed ${failures} times.`);
      return cpuPerRequest;
    };
    const taken: AccountCost[] = [];
    await costOf("/fa/carts", 100);
    await costOf("/user", 100);
    for (let n = 0; n < rounds; n++) {
      taken.push({ cart: await costOf("/fa/carts", 300), dashboard: await costOf("/user", 300) });
    }
    return {
      cart: middle(taken.map(({ cart }) => cart)),
      dashboard: middle(taken.map(({ dashboard }) => dashboard)),
    };
  } finally {
    await shop.stop();
    await database.drop();
  }
}

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
  const { token } = loggedIn.parse(await call("login", { target, password }));
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
