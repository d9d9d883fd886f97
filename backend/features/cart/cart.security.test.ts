import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { errorBody } from "../../contract/errors";
import { carts } from "../../db/tables/carts";
import { ApiShopper, findVariants, setPrice } from "./cart.fixture";

const backend = provideTestBackend({ guestsPerAddress: 3 });
let lamp: string;
let rug: string;

beforeAll(async () => {
  [lamp = "", rug = ""] = await findVariants(backend(), 2);
  await setPrice(backend(), lamp, 1000);
});

const user = async () => new ApiShopper(backend(), (await logIn(backend())).token);
const op_id = () => randomUUID();
const badCounts = [
  0,
  -1,
  1e9,
  1.5,
  "abc",
  "۳",
  "1",
  null,
  undefined,
  true,
  [1],
  Number.MAX_SAFE_INTEGER,
];

describe("what is no count, no change and no variant", () => {
  it.each(badCounts)("%j pieces are refused by every call, and nothing changes", async (qty) => {
    const shopper = await user();
    await shopper.add(lamp, 2);
    const line = { op_id: op_id(), variant_id: lamp, qty };
    const answers = [
      await shopper.call("user/carts", "POST", line),
      await shopper.call(`user/carts/${lamp}`, "PUT", line),
      await shopper.call("user/carts/sync", "POST", { ops: [{ type: "add", ...line }] }),
      await shopper.call("user/carts/sync", "POST", { ops: [{ type: "set", ...line }] }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(errorBody.parse(body).msg).toBe("error.bad_request");
    }
    expect(await shopper.counts()).toEqual({ [lamp]: 2 });
  });

  it.each([
    ["no body", undefined],
    ["no changes", { ops: [] }],
    [
      "too many changes",
      { ops: Array(201).fill({ type: "remove", op_id: op_id(), variant_id: "x" }) },
    ],
    ["an unknown change", { ops: [{ type: "steal", op_id: op_id(), variant_id: "x" }] }],
    ["no id", { ops: [{ type: "remove", variant_id: "x" }] }],
    ["an id that is none", { ops: [{ type: "remove", op_id: "1", variant_id: "x" }] }],
    [
      "a variant that nothing can store",
      { ops: [{ type: "remove", op_id: op_id(), variant_id: "\u0000" }] },
    ],
    [
      "a coupon that nothing can store",
      { ops: [{ type: "coupon", op_id: op_id(), code: "A\u0000" }] },
    ],
    ["half a character", { ops: [{ type: "coupon", op_id: op_id(), code: "A\ud800" }] }],
    ["a list", []],
    ["a word", "ops"],
  ])("%s: 400", async (_, body) => {
    const { status, body: answer } = await (await user()).call("user/carts/sync", "POST", body);
    expect([status, answer.msg]).toEqual([400, "error.bad_request"]);
    expect(backend().errors).toEqual([]);
  });

  it("what is no JSON is a 400", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const body of ["{", "", "\u0000"]) {
      const { status } = await backend().call("user/carts/sync", { method: "POST", headers, body });
      expect(status).toBe(400);
    }
  });

  it.each([randomUUID(), "abc", "1", "__proto__"])(
    "the variant %s that there is not: 404 alone, a conflict in a log, and no cart comes of it",
    async (variant_id) => {
      const visitor = new ApiShopper(backend());
      const line = { op_id: op_id(), variant_id, qty: 1 };
      expect((await visitor.call("user/carts", "POST", line)).status).toBe(404);
      expect((await visitor.call(`user/carts/${variant_id}`, "PUT", line)).status).toBe(404);
      const { conflicts, guest, cart } = await visitor.change({ type: "add", ...line });
      expect(conflicts).toMatchObject([{ kind: "variant_gone", op_id: line.op_id, name: null }]);
      expect([guest, cart.count]).toEqual([null, 0]);
      expect(backend().errors).toEqual([]);
    },
  );

  it("one bad change of a log leaves the good ones alone", async () => {
    const shopper = await user();
    const { applied } = await shopper.change(
      { type: "add", variant_id: randomUUID(), qty: 1 },
      { type: "add", variant_id: lamp, qty: 1 },
    );
    expect(applied).toHaveLength(2);
    expect(await shopper.counts()).toEqual({ [lamp]: 1 });
  });

  it("no price is ever taken from a request (decisions 10)", async () => {
    const cheap = { amount: 1, currency: "USD" };
    const line = {
      op_id: op_id(),
      variant_id: lamp,
      qty: 1,
      price: cheap,
      seen: cheap,
      was: cheap,
    };
    const { body } = await (await user()).call("user/carts", "POST", line);
    expect(body.cart.totals.payable.amount).toBe(1000);
    expect(body.cart.lines[0]).toMatchObject({ price: { amount: 1000 }, was: null });
  });

  it("holds no more lines than it may", async () => {
    const shopper = await user();
    const ids = await findVariants(backend(), 101);
    const add = (variant_id: string) => ({ type: "add", variant_id, qty: 1 });
    const { conflicts, cart } = await shopper.change(...ids.map(add));
    expect(cart.lines).toHaveLength(100);
    expect(conflicts).toMatchObject([{ kind: "cart_full", variant_id: ids[100] }]);
  });
});

describe("other people's carts (decisions 10)", () => {
  it("are seen and changed by nobody else", async () => {
    const [ours, theirs] = [await user(), await user()];
    await theirs.add(lamp, 3);
    expect(await ours.counts()).toEqual({});
    await ours.call(`user/carts/${lamp}`, "DELETE", { op_id: op_id() });
    expect(await theirs.counts()).toEqual({ [lamp]: 3 });
  });

  it("an id of somebody else's change is nothing to mine", async () => {
    const [ours, theirs] = [await user(), await user()];
    const op = { op_id: op_id(), type: "add", variant_id: lamp, qty: 1 };
    await theirs.change(op);
    await ours.change(op);
    expect(await ours.counts()).toEqual({ [lamp]: 1 });
  });

  it("a visitor's token goes with no session: the user's own cart is meant", async () => {
    const visitor = new ApiShopper(backend());
    await visitor.add(rug, 2);
    const both = await user();
    both.cart = visitor.cart;
    await both.add(lamp, 1);
    expect(await both.counts()).toEqual({ [lamp]: 1 });
    expect(await visitor.counts()).toEqual({ [rug]: 2 });
  });

  it.each(["a".repeat(43), "short", "a".repeat(500), "' or 1=1 --", "*"])(
    "the made-up token %j finds nothing, and decisions 21: is called gone where it could be one",
    async (token) => {
      const visitor = new ApiShopper(backend());
      visitor.cart = token;
      const { status, body, headers } = await visitor.call("user/carts");
      expect([status, body.lines]).toEqual([200, []]);
      expect(headers.get("X-Guest-Gone")).toBe(/^[\w-]{20,100}$/.test(token) ? "cart" : null);
      const { guest } = await visitor.add(lamp, 1);
      expect(guest).not.toBe(token);
    },
  );

  it("a dead session is told so, and nothing becomes a visitor's", async () => {
    const shopper = new ApiShopper(backend(), "nonsense");
    const line = { op_id: op_id(), variant_id: lamp, qty: 1 };
    const { status, body } = await shopper.call("user/carts", "POST", line);
    expect([status, body.msg]).toEqual([401, "auth.failed"]);
  });

  it("tokens are kept as hashes only (decisions 10)", async () => {
    const visitor = new ApiShopper(backend());
    const { guest } = await visitor.add(lamp, 1);
    const rows = await backend().shop.database.run((q) => q.select().from(carts));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(guest);
  });
});

it("decisions 10: one address begins only so many carts in an hour, and goes on with those it has", async () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });
  const begin = (address: string, cart?: string) =>
    backend().call("user/carts", {
      method: "POST",
      headers: {
        ...from(address),
        "Content-Type": "application/json",
        ...(cart && { "X-Cart": cart }),
      },
      body: JSON.stringify({ op_id: op_id(), variant_id: lamp, qty: 1 }),
    });
  const first = await begin("203.0.113.7");
  await begin("203.0.113.7");
  await begin("203.0.113.7", "a".repeat(43));
  const refused = await begin("203.0.113.7");
  expect([refused.status, refused.body.msg]).toEqual([429, "error.too_many_requests"]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await begin("203.0.113.7", "b".repeat(43))).status).toBe(429);
  expect((await begin("203.0.113.7", first.body.guest)).body.cart.count).toBe(2);
  expect((await begin("203.0.113.8")).status).toBe(200);
  backend().clock.advance(3_600_000);
  expect((await begin("203.0.113.7")).status).toBe(200);
});
