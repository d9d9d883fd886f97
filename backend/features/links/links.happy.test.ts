import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { userLinks } from "../../db/tables/links";
import { products } from "../../db/tables/products";
import { users } from "../../db/tables/users";
import { variants } from "../../db/tables/variants";
import { ensureAccount } from "../auth/accounts";
import { ApiShopper, findVariants, setStock } from "../cart/cart.fixture";
import { findReferrer } from "./open-link";

const backend = provideTestBackend();
let one: string;
let two: string;

beforeAll(async () => {
  [one = "", two = ""] = await findVariants(backend(), 2);
  for (const id of [one, two]) {
    await setStock(backend(), id, { stock: 20, reserved: 0, maxQty: 10 });
  }
});

async function newOwner(name = "Mina") {
  const { userId, token } = await logIn(backend(), { name, lastName: "Secret" });
  return { userId, shopper: new ApiShopper(backend(), token) };
}

const wish = { kind: "wishlist", label: "Birthday", days: null, max_hits: null, shows_name: false };

async function make(shopper: ApiShopper, input: object = {}) {
  const asked = { op_id: randomUUID(), ...wish, ...input };
  const { status, body } = await shopper.call("user/links", "POST", asked);
  return { status, body, token: String(body.path ?? "").replace("/home/shared/", "") };
}

const open = (token: string, shopper = new ApiShopper(backend())) =>
  shopper.call(`home/shared/${token}`);

describe("a link of the user's own", () => {
  it("is made once for an op_id, also where it is sent twenty times at once", async () => {
    const { shopper } = await newOwner();
    const op_id = randomUUID();
    const made = await Promise.all(Array.from({ length: 20 }, () => make(shopper, { op_id })));
    expect(new Set(made.map(({ token }) => token)).size).toBe(1);
    expect((await shopper.call("user/links")).body.total).toBe(1);
  });

  it("is found by its label, its kind and its state", async () => {
    const { shopper } = await newOwner();
    const { body } = await make(shopper, { label: "Party 100%" });
    await make(shopper, { kind: "referral", label: "" });
    const count = async (query: string) => (await shopper.call(`user/links?${query}`)).body.total;
    expect(await count("search=party")).toBe(1);
    expect(await count("search=%25_")).toBe(0);
    expect(await count("kind=referral")).toBe(1);
    await shopper.call(`user/links/${body.id}/revoke`, "POST", { op_id: randomUUID() });
    expect([await count("state=open"), await count("state=revoked")]).toEqual([1, 1]);
  });

  it("has no token in the database that opens it", async () => {
    const { shopper } = await newOwner();
    const { token, body } = await make(shopper);
    expect(token).toMatch(/^[\w-]{22}$/);
    const [row] = await backend().shop.database.run((q) =>
      q.select().from(userLinks).where(eq(userLinks.id, body.id)),
    );
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("is refused where there is nothing in the cart to share", async () => {
    const { shopper } = await newOwner();
    const { status, body } = await make(shopper, { kind: "cart" });
    expect([status, body.msg]).toEqual([409, "link.empty_cart"]);
  });
});

describe("who has a link", () => {
  it("sees a wish list, nothing of its owner but a first name if they want, and takes a product", async () => {
    const { shopper } = await newOwner();
    const product_id = await codeOf(one);
    await shopper.call("user/wish-list", "POST", { product_id, variant_id: one });
    const { token } = await make(shopper);
    const named = await make(shopper, { shows_name: true });
    const plain = await open(token);
    expect([plain.body.kind, plain.body.name, plain.body.list.total]).toEqual([
      "wishlist",
      null,
      1,
    ]);
    const told = await open(named.token);
    expect(told.body.name).toBe("Mina");
    expect(JSON.stringify(told.body)).not.toContain("Secret");
    const visitor = new ApiShopper(backend());
    const take = { op_id: randomUUID(), product_id };
    for (let n = 0; n < 2; n++) {
      const { body } = await visitor.call(`home/shared/${token}/cart`, "POST", take);
      visitor.cart ??= body.guest;
      expect(body).toMatchObject({ added: 1, conflicts: [] });
    }
    expect(await visitor.counts()).toEqual({ [one]: 1 });
    expect(await shopper.counts()).toEqual({});
  });

  it("takes all of a cart, and is told what can't be had", async () => {
    const { shopper } = await newOwner();
    await shopper.add(one, 2);
    await shopper.add(two, 1);
    const { token } = await make(shopper, { kind: "cart" });
    await shopper.change({ type: "remove", variant_id: one });
    expect((await open(token)).body.lines).toHaveLength(2);
    await setStock(backend(), two, { stock: 0 });
    const visitor = new ApiShopper(backend());
    const { body } = await visitor.call(`home/shared/${token}/cart`, "POST", {
      op_id: randomUUID(),
    });
    visitor.cart = body.guest;
    await setStock(backend(), two, { stock: 20 });
    expect([body.added, body.conflicts.map(({ kind }: { kind: string }) => kind)]).toEqual([
      1,
      ["out_of_stock"],
    ]);
    expect(await visitor.counts()).toEqual({ [one]: 2 });
  });

  it("opens it as often as its owner wants, whose own looks don't count", async () => {
    const { shopper } = await newOwner();
    const { token, body } = await make(shopper, { max_hits: 2 });
    expect((await open(token, shopper)).status).toBe(200);
    const seen = await Promise.all(Array.from({ length: 6 }, () => open(token)));
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(2);
    const { body: link } = await shopper.call(`user/links/${body.id}`);
    expect([link.hits, link.state]).toEqual([2, "used_up"]);
  });

  it("and makes an account after a referral link, is counted for its owner once", async () => {
    const { shopper, userId } = await newOwner();
    const { token } = await make(shopper, { kind: "referral" });
    expect((await open(token)).body).toEqual({ kind: "referral" });
    const now = backend().clock.now();
    const target = { channel: "email", value: `${randomUUID()}@example.com` } as const;
    for (let n = 0; n < 2; n++) {
      await backend().shop.database.transaction(async (q) => {
        const referredBy = await findReferrer(q, token, now);
        await ensureAccount(q, target, { lang: "en", now, referredBy });
      });
    }
    expect((await shopper.call("user/links")).body.joined).toBe(1);
    const stranger = await newOwner();
    const other = await make(stranger.shopper, { kind: "referral" });
    await backend().shop.database.transaction(async (q) => {
      const referredBy = await findReferrer(q, other.token, now);
      await ensureAccount(q, target, { lang: "en", now, referredBy });
    });
    const [made] = await backend().shop.database.run((q) =>
      q.select().from(users).where(eq(users.email, target.value)),
    );
    expect(made?.referredBy).toBe(userId);
  });
});

async function codeOf(variant: string): Promise<number> {
  const [row] = await backend().shop.database.run((q) =>
    q
      .select({ code: products.code })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, variant)),
  );
  return row?.code ?? 0;
}
