import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { carts } from "../../db/tables/carts";
import { ApiShopper, closeCart, findVariants, merger } from "./cart.fixture";
import { readBasket } from "./order-cart";

// On the embedded database these come one after the other; on a server they truly race.
const backend = provideTestBackend();
let things: string[];

beforeAll(async () => {
  things = await findVariants(backend(), 3);
});

const together = <T>(count: number, work: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));

async function newUser() {
  const { userId, token } = await logIn(backend());
  return { userId, shopper: new ApiShopper(backend(), token) };
}

it("decisions 11: the same change sent by many at once is made once", async () => {
  const { shopper } = await newUser();
  const op = { op_id: randomUUID(), type: "add", variant_id: things[0], qty: 2 };
  const answers = await together(12, () => shopper.change(op));
  expect(answers.map(({ cart }) => cart.count)).toEqual(Array(12).fill(2));
});

it("decisions 11: different changes at once are all made, the first of a new user too", async () => {
  const { userId, shopper } = await newUser();
  await together(24, (place) => shopper.add(things[place % 3] ?? ""));
  expect(await shopper.counts()).toEqual(Object.fromEntries(things.map((id) => [id, 8])));
  const own = await backend().shop.database.run((q) =>
    q.select().from(carts).where(eq(carts.userId, userId)),
  );
  expect(own).toMatchObject([{ status: "open", revision: 24 }]);
});

it("decisions 11: a visitor's changes at once are all made", async () => {
  const visitor = new ApiShopper(backend());
  await visitor.add(things[0] ?? "");
  await together(9, () => visitor.add(things[0] ?? ""));
  expect(await visitor.counts()).toEqual({ [things[0] ?? ""]: 10 });
});

it("decisions 10: logins at once merge once", async () => {
  const { userId, shopper } = await newUser();
  const visitor = new ApiShopper(backend());
  await visitor.add(things[0] ?? "", 3);
  await shopper.add(things[0] ?? "", 2);
  const merge = merger(backend());
  await together(6, () => merge(userId, visitor));
  expect(await shopper.counts()).toEqual({ [things[0] ?? ""]: 3 });
});

it("decisions 10: a visitor's change beside the login ends in one cart or the other", async () => {
  const { userId, shopper } = await newUser();
  const visitor = new ApiShopper(backend());
  await visitor.add(things[0] ?? "", 1);
  const merge = merger(backend());
  await Promise.all([merge(userId, visitor), visitor.add(things[1] ?? "", 4)]);
  await merge(userId, visitor);
  expect(await shopper.counts()).toEqual({ [things[0] ?? ""]: 1, [things[1] ?? ""]: 4 });
});

it("domain 4.7: of two placings at once, one finds the cart", async () => {
  const { userId, shopper } = await newUser();
  await shopper.add(things[0] ?? "", 2);
  const { database } = backend().shop;
  const found = await together(5, () =>
    database.run(async (q) => {
      const basket = await readBasket(q, { userId, lang: "en" });
      return basket?.canOrder ? closeCart(q, basket) : false;
    }),
  );
  expect(found.filter((isClosed) => isClosed)).toEqual([true]);
  const closed = await database.run((q) =>
    q
      .select()
      .from(carts)
      .where(and(eq(carts.userId, userId), ne(carts.status, "open"))),
  );
  expect(closed).toHaveLength(1);
});
