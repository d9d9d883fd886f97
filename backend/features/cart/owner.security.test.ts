import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { ApiShopper, findVariants } from "./cart.fixture";

const backend = provideTestBackend({ guestsPerAddress: 2 });
let lamp: string;

beforeAll(async () => {
  [lamp = ""] = await findVariants(backend(), 1);
});

/** Somebody at an address begins a cart: a visitor, or the user of a session. */
const begin = (address: string | null, session: string | null = null) =>
  new ApiShopper(backend(), session, "en", address).call("user/carts", "POST", {
    op_id: randomUUID(),
    variant_id: lamp,
    qty: 1,
  });

const goneOf = async (visitor: ApiShopper) =>
  (await visitor.call("user/carts")).headers.get("X-Guest-Gone");

describe("which token a visitor can have (decisions 10)", () => {
  const long = "aZ_-".repeat(25);

  it.each([
    ["the shortest", long.slice(0, 20)],
    ["the longest", long],
  ])("%s that the shop may have given is looked for", async (_, token) => {
    const visitor = new ApiShopper(backend());
    visitor.cart = token;
    expect(await goneOf(visitor)).toBe("cart");
  });

  it.each([
    ["a shorter one", long.slice(0, 19)],
    ["a longer one", `${long}a`],
    ["one that begins with another sign", `!${long.slice(0, 43)}`],
    ["one that ends with another sign", `${long.slice(0, 43)}!`],
  ])("%s is as good as none", async (_, token) => {
    const visitor = new ApiShopper(backend());
    visitor.cart = token;
    expect(await goneOf(visitor)).toBeNull();
  });
});

describe("whose token is called gone (decisions 21)", () => {
  it("a visitor's who has nothing is not, for there is none, nor is one that finds a cart", async () => {
    const visitor = new ApiShopper(backend());
    expect(await goneOf(visitor)).toBeNull();
    await visitor.add(lamp);
    expect(await goneOf(visitor)).toBeNull();
  });

  it("no user's who has no cart", async () => {
    const user = new ApiShopper(backend(), (await logIn(backend())).token);
    user.cart = "a".repeat(43);
    expect(await goneOf(user)).toBeNull();
  });
});

describe("how many carts one address begins (decisions 10)", () => {
  it("a refused visitor is told the seconds until the hour is over, rounded up", async () => {
    for (const status of [200, 200]) expect((await begin("203.0.113.9")).status).toBe(status);
    backend().clock.advance(1_500);
    const { status, body, headers } = await begin("203.0.113.9");
    expect([status, body.msg]).toEqual([429, "error.too_many_requests"]);
    expect(headers.get("Retry-After")).toBe("3599");
    backend().clock.advance(3_598_499);
    expect((await begin("203.0.113.9")).status).toBe(429);
    backend().clock.advance(1);
    expect((await begin("203.0.113.9")).status).toBe(200);
  });

  it("the addresses of one home's network count together, its neighbour's do not", async () => {
    expect((await begin("2001:db8:1:2::1")).status).toBe(200);
    expect((await begin("2001:db8:1:2::2")).status).toBe(200);
    expect((await begin("2001:db8:1:2:ffff::3")).status).toBe(429);
    expect((await begin("2001:db8:1:3::1")).status).toBe(200);
  });

  it("users are not counted, whoever else comes from where they do", async () => {
    for (const status of [200, 200, 429]) {
      expect((await begin("198.51.100.4")).status).toBe(status);
    }
    const { token } = await logIn(backend());
    expect((await begin("198.51.100.4", token)).status).toBe(200);
  });

  it("whose address is not known are not counted as one", async () => {
    const answers = [await begin(null), await begin(null), await begin(null)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
