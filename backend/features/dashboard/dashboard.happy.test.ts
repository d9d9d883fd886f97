import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { dashboard } from "../../contract/dashboard";
import { orders } from "../../db/tables/orders";
import { products } from "../../db/tables/products";
import { tickets } from "../../db/tables/tickets";
import { sessions } from "../../db/tables/users";
import { variants } from "../../db/tables/variants";
import { newId } from "../../ports/ids";
import { hashToken } from "../auth/sessions/tokens";
import { ApiShopper, findVariants, setPrice, setStock } from "../cart/cart.fixture";
import { buy, callerWith } from "../orders/staff.fixture";

const backend = provideTestBackend();
let variant: string;

beforeAll(async () => {
  [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 50, reserved: 0, maxQty: 10 });
});

const read = async (token: string) => {
  const { status, body } = await callerWith(backend(), token).get("user/dashboard");
  expect(status).toBe(200);
  return dashboard.parse(body);
};

describe("GET user/dashboard", () => {
  it("has nothing to say to who is new", async () => {
    const { token } = await logIn(backend());
    expect(await read(token)).toEqual({
      active: [],
      delivered: [],
      unread: { count: 0, newest: null },
      drops: { data: [], total: 0 },
      address: null,
    });
  });

  it("shows three orders under way and three that arrived, the newest first", async () => {
    const bought = [];
    for (let n = 0; n < 4; n++) {
      backend().clock.advance(60_000);
      bought.push(await buy(backend(), [[variant, 1]]));
    }
    const [first] = bought;
    if (!first) throw new Error("Nothing was bought.");
    const owner = await ownerOf(first.number);
    for (const { number } of bought) await set(number, { userId: owner.userId });
    await set(first.number, { state: "delivered" });
    const { active, delivered } = await read(owner.token);
    expect(active.map(({ number }) => number)).toEqual(
      bought
        .slice(1)
        .map(({ number }) => number)
        .reverse(),
    );
    expect(delivered.map(({ number }) => number)).toEqual([first.number]);
    expect(delivered[0]?.names).toHaveLength(1);
  });

  it("counts the tickets with unseen answers and names the newest; nobody else's", async () => {
    const one = await logIn(backend());
    const other = await logIn(backend());
    await ask(one.userId, { subject: "seen", unreadUser: 0 });
    await ask(one.userId, { subject: "older", unreadUser: 2 });
    backend().clock.advance(60_000);
    await ask(one.userId, { subject: "newest", unreadUser: 1 });
    const { unread } = await read(one.token);
    expect([unread.count, unread.newest?.subject]).toEqual([2, "newest"]);
    expect((await read(other.token)).unread.count).toBe(0);
    const user = await callerWith(backend(), one.token).get("user");
    expect(user.body.info.unread).toEqual({ tickets: 2 });
  });

  it("names what of the wish list has become cheaper", async () => {
    const { token } = await logIn(backend());
    const shopper = new ApiShopper(backend(), token);
    const product = await productOf(variant);
    await setPrice(backend(), variant, 5000, "USD");
    await shopper.call("user/wish-list", "POST", { product_id: product, variant_id: variant });
    expect((await shopper.call("user/dashboard", "GET")).body.drops.total).toBe(0);
    await setPrice(backend(), variant, 4000, "USD");
    const { drops } = (await shopper.call("user/dashboard", "GET")).body;
    expect([drops.total, drops.data[0].dropped_from.amount]).toEqual([1, 5000]);
  });
});

async function productOf(id: string): Promise<number> {
  const [row] = await backend().shop.database.run((q) =>
    q
      .select({ code: products.code })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, id)),
  );
  return row?.code ?? 0;
}

async function ownerOf(number: string) {
  const [order] = await backend().shop.database.run((q) =>
    q.select().from(orders).where(eq(orders.number, number)),
  );
  const userId = order?.userId ?? "";
  const login = await logIn(backend());
  await backend().shop.database.run((q) =>
    q
      .update(sessions)
      .set({ userId })
      .where(eq(sessions.tokenHash, hashToken(login.token))),
  );
  return { userId, token: login.token };
}

function set(number: string, values: Partial<typeof orders.$inferInsert>) {
  return backend().shop.database.run((q) =>
    q.update(orders).set(values).where(eq(orders.number, number)),
  );
}

function ask(userId: string, values: { subject: string; unreadUser: number }) {
  return backend().shop.database.run((q) =>
    q.insert(tickets).values({
      ...values,
      userId,
      clientId: newId(),
      department: "other",
      lang: "en",
      lastMessageAt: backend().clock.now(),
    }),
  );
}
