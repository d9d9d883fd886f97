import { randomBytes, randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { carts, wishLists } from "../../db/tables/carts";
import { hashToken } from "../auth/sessions/tokens";
import { ApiShopper, findVariants } from "./cart.fixture";

const backend = provideTestBackend();
let thing: string;

beforeAll(async () => {
  [thing = ""] = await findVariants(backend(), 1);
});

const newProposal = () => randomBytes(32).toString("base64url");

/** Who sends what they propose, and never hears the answer. */
function unanswered(proposal: string): ApiShopper {
  const visitor = new ApiShopper(backend());
  visitor.proposal = proposal;
  return visitor;
}

const cartsOf = (...tokens: string[]) =>
  backend().shop.database.run((q) =>
    q
      .select()
      .from(carts)
      .where(inArray(carts.guestTokenHash, tokens.map(hashToken))),
  );

describe("docs/decisions/0185: a visitor names their cart", () => {
  it("a first change that is sent again after its answer was lost is made once", async () => {
    const proposal = newProposal();
    const op = { op_id: randomUUID(), type: "add", variant_id: thing, qty: 2 };
    await unanswered(proposal).change(op);
    const again = unanswered(proposal);
    const { cart, guest } = await again.change(op);
    expect([cart.count, guest]).toEqual([2, proposal]);
    expect(await cartsOf(proposal)).toHaveLength(1);
  });

  it("many first changes at once meet in one cart", async () => {
    const proposal = newProposal();
    const op = { op_id: randomUUID(), type: "add", variant_id: thing, qty: 1 };
    await Promise.all(Array.from({ length: 8 }, () => unanswered(proposal).change(op)));
    const { cart } = await unanswered(proposal).change({ ...op, op_id: randomUUID() });
    expect(cart.count).toBe(2);
    expect(await cartsOf(proposal)).toHaveLength(1);
  });

  it("a wish list keeps its name as well", async () => {
    const proposal = newProposal();
    const body = { product_id: 1, variant_id: null };
    for (let turn = 0; turn < 2; turn++) {
      const { status } = await unanswered(proposal).call("user/wish-list", "POST", body);
      expect(status).toBe(200);
    }
    const lists = await backend().shop.database.run((q) =>
      q
        .select()
        .from(wishLists)
        .where(eq(wishLists.guestTokenHash, hashToken(proposal))),
    );
    expect(lists).toHaveLength(1);
  });

  it("a token that the shop gave and a login win", async () => {
    const visitor = new ApiShopper(backend());
    await visitor.add(thing);
    const token = visitor.cart;
    visitor.proposal = newProposal();
    await visitor.add(thing);
    const { token: session } = await logIn(backend());
    const user = new ApiShopper(backend(), session);
    user.proposal = newProposal();
    await user.add(thing);
    expect(visitor.cart).toBe(token);
    expect(await cartsOf(visitor.proposal, user.proposal)).toEqual([]);
  });

  it("what no token can be names nothing", async () => {
    const visitor = unanswered("short");
    await visitor.add(thing);
    expect(visitor.cart).toMatch(/^[\w-]{43}$/);
  });
});
