import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { carts, wishLists } from "../../db/tables/carts";
import { ApiShopper, findVariants } from "./cart.fixture";

const backend = provideTestBackend();
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
  const left = await backend().shop.database.run((q) => q.select().from(carts));
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
  expect(await backend().shop.database.run((q) => q.select().from(wishLists))).toEqual([]);
});

it("decisions 11: carts that were closed long ago go with their changes", async () => {
  const user = new ApiShopper(backend(), (await logIn(backend())).token);
  await user.add(lamp, 1);
  const { database } = backend().shop;
  const long = new Date(backend().clock.now().getTime() - 91 * dayMs);
  await database.run((q) =>
    q.update(carts).set({ status: "converted", updatedAt: long }).where(eq(carts.status, "open")),
  );
  await purge();
  expect(await database.run((q) => q.select().from(carts))).toEqual([]);
});
