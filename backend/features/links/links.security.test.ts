import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { users } from "../../db/tables/users";
import { ApiShopper } from "../cart/cart.fixture";
import { newLinkToken } from "./link-token";

const backend = provideTestBackend();
const dayMs = 86_400_000;

async function newOwner() {
  const { userId, token } = await logIn(backend());
  return { userId, shopper: new ApiShopper(backend(), token) };
}

async function make(shopper: ApiShopper, days: number | null = null) {
  const asked = { kind: "wishlist", label: "", days, max_hits: null, shows_name: false };
  const { body } = await shopper.call("user/links", "POST", { op_id: randomUUID(), ...asked });
  return { id: body.id as string, path: (body.path as string).slice(1) };
}

it("somebody else's link is unknown to every verb, word for word like one that never was", async () => {
  const { shopper } = await newOwner();
  const { shopper: stranger } = await newOwner();
  const { id, path } = await make(shopper);
  const tries = async (of: string) => [
    await stranger.call(`user/links/${of}`),
    await stranger.call(`user/links/${of}/revoke`, "POST", { op_id: randomUUID() }),
  ];
  const told = (answers: { status: number; body: { msg?: string } }[]) =>
    answers.map(({ status, body }) => [status, body.msg]);
  const foreign = told(await tries(id));
  expect(foreign).toEqual(Array(2).fill([404, "error.not_found"]));
  expect(told(await tries(randomUUID()))).toEqual(foreign);
  expect(told(await tries("no-id"))).toEqual(foreign);
  expect((await stranger.call("user/links")).body.total).toBe(0);
  expect((await new ApiShopper(backend()).call(path)).status).toBe(200);
});

it("a link that is revoked, past its time, never made or of an account that is gone: one and the same 404", async () => {
  const { shopper, userId } = await newOwner();
  const [revoked, expired, erased] = [
    await make(shopper),
    await make(shopper, 1),
    await make(shopper),
  ];
  await shopper.call(`user/links/${revoked.id}/revoke`, "POST", { op_id: randomUUID() });
  backend().clock.advance(dayMs + 1);
  const visitor = new ApiShopper(backend());
  expect((await visitor.call(erased.path)).status).toBe(200);
  await backend().shop.database.run((q) =>
    q.update(users).set({ status: "erased" }).where(eq(users.id, userId)),
  );
  const paths = [revoked.path, expired.path, erased.path, `home/shared/${newLinkToken()}`];
  for (const path of [...paths, "home/shared/x"]) {
    for (const [method, to] of [
      ["GET", path],
      ["POST", `${path}/cart`],
    ] as const) {
      const { status, body } = await visitor.call(
        to,
        method,
        method === "POST" ? { op_id: randomUUID() } : undefined,
      );
      expect([to, status, body.msg]).toEqual([to, 404, "error.not_found"]);
    }
  }
});

it("one network can't open without end", async () => {
  const visitor = new ApiShopper(backend(), null, "en", "203.0.113.9");
  const statuses = [];
  for (let n = 0; n < 301; n++) {
    statuses.push((await visitor.call(`home/shared/${newLinkToken()}`)).status);
  }
  expect([statuses.at(0), statuses.at(-1)]).toEqual([404, 429]);
});
