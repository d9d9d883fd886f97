import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn, type TestLogin } from "../../../tests/support/log-in";
import { addresses } from "../../db/tables/addresses";
import { inTehran } from "./addresses.fixture";

const backend = provideTestBackend();

async function addAndRemove({ token }: TestLogin, opId: string = randomUUID()) {
  const headers = { Authorization: token, "Content-Type": "application/json" };
  const body = JSON.stringify({ ...inTehran, op_id: opId });
  await backend().call("user/addresses", { method: "POST", headers, body });
  const removed = await backend().call(`user/addresses/${opId}`, { method: "DELETE", headers });
  expect(removed.status).toBe(200);
}

async function rowsOf({ userId }: TestLogin): Promise<number> {
  const [found] = await backend().shop.database.run((q) =>
    q.select({ rows: count() }).from(addresses).where(eq(addresses.userId, userId)),
  );
  return found?.rows ?? 0;
}

const purge = () =>
  backend()
    .backend.jobs.find(({ name }) => name === "retention")
    ?.run();

it("keeps no more than fifty removed addresses of one user, and nobody else's are touched", async () => {
  const [other, busy] = [await logIn(backend()), await logIn(backend())];
  await addAndRemove(other);
  for (let turn = 0; turn < 53; turn++) {
    backend().clock.advance(1_000);
    await addAndRemove(busy);
  }
  expect([await rowsOf(busy), await rowsOf(other)]).toEqual([50, 1]);
});

it("forgets a removed address after 90 days, and none that stands", async () => {
  const login = await logIn(backend());
  const headers = { Authorization: login.token, "Content-Type": "application/json" };
  const body = JSON.stringify(inTehran);
  await backend().call("user/addresses", { method: "POST", headers, body });
  await addAndRemove(login);
  backend().clock.advance(89 * 86_400_000);
  await purge();
  expect(await rowsOf(login)).toBe(2);
  backend().clock.advance(2 * 86_400_000);
  await purge();
  expect(await rowsOf(login)).toBe(1);
});
