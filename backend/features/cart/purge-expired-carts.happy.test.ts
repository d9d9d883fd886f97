import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { cartOps, carts, wishLists } from "../../db/tables/carts";
import { checkouts } from "../../db/tables/checkouts";
import type { Past, Purge } from "../../jobs/purge";
import { ApiShopper, findVariants } from "./cart.fixture";
import {
  purgeExpiredCarts,
  purgeExpiredCheckouts,
  purgeExpiredGuests,
} from "./purge-expired-carts";

const backend = provideTestBackend();
const database = () => backend().shop.database;
const dayMs = 86_400_000;
let lamp: string;

beforeAll(async () => {
  [lamp = ""] = await findVariants(backend(), 1);
});

const purge = () =>
  backend()
    .backend.jobs.find(({ name }) => name === "retention")
    ?.run();

it("decisions 10: a visitor's cart goes 90 days after its last change, a user's stays", async () => {
  const [early, late] = [new ApiShopper(backend()), new ApiShopper(backend())];
  const user = new ApiShopper(backend(), (await logIn(backend())).token);
  for (const shopper of [early, late, user]) await shopper.add(lamp, 1);
  backend().clock.advance(80 * dayMs);
  await late.add(lamp, 1);
  backend().clock.advance(11 * dayMs);
  await purge();
  const left = await database().run((q) => q.select().from(carts));
  expect(left).toHaveLength(2);
  expect(await early.counts()).toEqual({});
  expect(await late.counts()).toEqual({ [lamp]: 2 });
});

it("decisions 10: a visitor's wish list goes with its time", async () => {
  const visitor = new ApiShopper(backend());
  const { body } = await visitor.call("user/wish-list", "POST", { product_id: 1 });
  visitor.wish = body.guest;
  await purge();
  expect((await visitor.call("user/wish-list")).body.total).toBe(1);
  backend().clock.advance(91 * dayMs);
  await purge();
  expect(await database().run((q) => q.select().from(wishLists))).toEqual([]);
});

it("decisions 11: carts that were closed long ago go with their changes", async () => {
  const user = new ApiShopper(backend(), (await logIn(backend())).token);
  await user.add(lamp, 1);
  const long = new Date(backend().clock.now().getTime() - 91 * dayMs);
  await database().run((q) =>
    q.update(carts).set({ status: "converted", updatedAt: long }).where(eq(carts.status, "open")),
  );
  await purge();
  expect(await database().run((q) => q.select().from(carts))).toEqual([]);
});

const inDays = (days: number) => new Date(backend().clock.now().getTime() + days * dayMs);

/** Clears once what was over so many days ago; answers how many rows are said to have gone. */
const clear = (how: Purge, { daysAgo, limit = 100 }: { daysAgo: number } & Partial<Past>) =>
  database().transaction((q) =>
    how(q, { before: inDays(-daysAgo), now: backend().clock.now(), limit }),
  );

/** Empty carts, each of a visitor or of a user of its own. */
async function makeCarts(...rows: Partial<typeof carts.$inferInsert>[]): Promise<string[]> {
  const made = await database().run((q) =>
    q
      .insert(carts)
      .values(
        rows.map((row) => ({
          ...(!row.userId && { guestTokenHash: randomUUID() }),
          expiresAt: inDays(90),
          ...row,
        })),
      )
      .returning({ id: carts.id }),
  );
  return made.map(({ id }) => id);
}

const leftOf = async (ids: string[]) => {
  const rows = await database().run((q) => q.select().from(carts).where(inArray(carts.id, ids)));
  return ids.map((id) => rows.some((row) => row.id === id));
};

describe("one turn of clearing visitors' things", () => {
  it("takes no more rows of a kind than are asked for, and says how many went", async () => {
    const old = { expiresAt: inDays(-1) };
    await makeCarts(old, old, old);
    await database().run((q) =>
      q.insert(wishLists).values([1, 2].map(() => ({ ...old, guestTokenHash: randomUUID() }))),
    );
    const turn = () => clear(purgeExpiredGuests, { daysAgo: 90, limit: 2 });
    expect([await turn(), await turn(), await turn()]).toEqual([4, 1, 0]);
  });

  it("holds a shorter period of the owner's from the last change on", async () => {
    const { userId } = await logIn(backend());
    const changed = (daysAgo: number) => ({ expiresAt: inDays(90 - daysAgo) });
    const ids = await makeCarts(changed(8), changed(6), { userId, ...changed(8) });
    await clear(purgeExpiredGuests, { daysAgo: 7 });
    expect(await leftOf(ids)).toEqual([false, true, true]);
  });
});

describe("one turn of clearing carts and checkouts", () => {
  it("takes closed carts of before, and no open one, however old", async () => {
    const old = { updatedAt: inDays(-31) };
    const ids = await makeCarts(
      { ...old, status: "converted" },
      { ...old, status: "merged" },
      { updatedAt: inDays(-29), status: "converted" },
      old,
    );
    expect(await clear(purgeExpiredCarts, { daysAgo: 30 })).toBe(2);
    expect(await leftOf(ids)).toEqual([false, false, true, true]);
  });

  it("takes what an open cart remembers of before, as many rows as are asked for", async () => {
    const [cartId = ""] = await makeCarts({});
    const op = { type: "remove", op_id: randomUUID(), variant_id: lamp } as const;
    const days = [-40, -31, -29, 0];
    await database().run((q) =>
      q
        .insert(cartOps)
        .values(days.map((day) => ({ cartId, opId: randomUUID(), op, at: inDays(day) }))),
    );
    const turn = () => clear(purgeExpiredCarts, { daysAgo: 30, limit: 1 });
    expect([await turn(), await turn(), await turn()]).toEqual([1, 1, 0]);
    expect(await database().run((q) => q.$count(cartOps, eq(cartOps.cartId, cartId)))).toBe(2);
  });

  it("takes what was chosen at a checkout before, and says how many went", async () => {
    const users = [await logIn(backend()), await logIn(backend()), await logIn(backend())];
    const values = users.map(({ userId }, at) => ({ userId, updatedAt: inDays(-29 - at) }));
    await database().run((q) => q.insert(checkouts).values(values));
    expect(await clear(purgeExpiredCheckouts, { daysAgo: 29 })).toBe(2);
    expect(await database().run((q) => q.select().from(checkouts))).toMatchObject([
      { userId: users[0]?.userId },
    ]);
  });
});
