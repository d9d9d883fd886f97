import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { wishLists } from "../../db/tables/carts";
import { products } from "../../db/tables/products";
import { ApiShopper, findVariants } from "../cart/cart.fixture";

const backend = provideTestBackend({ guestsPerAddress: 1 });
let codes: number[];

beforeAll(async () => {
  const rows = await backend().shop.database.run((q) =>
    q.select({ code: products.code }).from(products).orderBy(asc(products.code)).limit(201),
  );
  codes = rows.map(({ code }) => code);
});

const user = async () => new ApiShopper(backend(), (await logIn(backend())).token);
const add = (shopper: ApiShopper, entry: unknown) => shopper.call("user/wish-list", "POST", entry);
const total = async (shopper: ApiShopper) => (await shopper.call("user/wish-list")).body.total;

describe("what is no product", () => {
  it.each([
    [400, { product_id: "abc" }],
    [400, { product_id: "1" }],
    [400, { product_id: 0 }],
    [400, { product_id: -1 }],
    [400, { product_id: 1.5 }],
    [400, {}],
    [400, undefined],
    [404, { product_id: 999_999 }],
    [400, { product_id: 99_999_999_999 }],
    [404, { product_id: 1, variant_id: randomUUID() }],
    [404, { product_id: 1, variant_id: "abc" }],
    [400, { product_id: 1, variant_id: "\u0000" }],
  ])("%i for %j, and nothing changes", async (status, entry) => {
    const shopper = await user();
    expect((await add(shopper, entry)).status).toBe(status);
    expect(await total(shopper)).toBe(0);
    expect(backend().errors).toEqual([]);
  });

  it("another product's variant is none of this one's", async () => {
    const shopper = await user();
    const [variant_id] = await findVariants(backend(), 1);
    const answers = await Promise.all(
      codes.slice(0, 3).map((product_id) => add(shopper, { product_id, variant_id })),
    );
    expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(2);
  });

  it.each(["abc", "0", "-1", "99999999999", "1.5", "%00"])("no such address: %s", async (id) => {
    const shopper = await user();
    await add(shopper, { product_id: codes[0] });
    const removed = await shopper.call(`user/wish-list/${id}`, "DELETE");
    const moved = await shopper.call(`user/wish-list/${id}/move`, "POST", { op_id: randomUUID() });
    expect([removed.status, moved.status]).toEqual([400, 400]);
    expect(await total(shopper)).toBe(1);
    expect(backend().errors).toEqual([]);
  });

  it("a product that there is not can't be moved", async () => {
    const path = "user/wish-list/999999/move";
    expect((await (await user()).call(path, "POST", { op_id: randomUUID() })).status).toBe(404);
  });

  it("holds no more than it may", async () => {
    const shopper = await user();
    for (const product_id of codes.slice(0, 200)) await add(shopper, { product_id });
    const { status, body } = await add(shopper, { product_id: codes[200] });
    expect([status, body.errors]).toEqual([400, { product_id: ["wish_list.full"] }]);
    expect((await add(shopper, { product_id: codes[0] })).body).toMatchObject({ changed: false });
    expect(await total(shopper)).toBe(200);
  }, 120_000);
});

describe("other people's lists (decisions 10)", () => {
  it("are seen and changed by nobody else", async () => {
    const [ours, theirs] = [await user(), await user()];
    await add(theirs, { product_id: codes[0] });
    expect(await total(ours)).toBe(0);
    await ours.call(`user/wish-list/${codes[0]}`, "DELETE");
    expect(await total(theirs)).toBe(1);
  });

  it("tokens are kept as hashes only", async () => {
    const { body } = await add(new ApiShopper(backend()), { product_id: codes[0] });
    const rows = await backend().shop.database.run((q) => q.select().from(wishLists));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(body.guest);
  });

  it("one address begins only so many in an hour", async () => {
    const begin = () =>
      backend().call("user/wish-list", {
        method: "POST",
        headers: { "X-Forwarded-For": "203.0.113.9", "Content-Type": "application/json" },
        body: JSON.stringify({ product_id: codes[0] }),
      });
    expect((await begin()).status).toBe(200);
    expect((await begin()).body.msg).toBe("error.too_many_requests");
  });
});
