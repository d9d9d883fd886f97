import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "#backend/db/tables/orders";
import { payments } from "#backend/db/tables/payments";
import { users } from "#backend/db/tables/users";
import { newId } from "#backend/ports/ids";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { countedPasswords, newPerson, post, withToken } from "../../auth/auth.fixture";
import { giveStock, makeOrder, unitPrice } from "../../orders/order.fixture";

const backend = provideTestBackend({ passwords: countedPasswords() });

const right = { old: "right" };
const begin = () => logIn(backend(), { ...newPerson(), passwordHash: "hash of right" });
const erase = (token: string, proof: object) =>
  post(backend(), "user/erasure", proof, withToken(token));
async function isThere(userId: string) {
  const [row] = await backend().shop.database.run((q) =>
    q.select().from(users).where(eq(users.id, userId)),
  );
  return row?.status === "active" && row.email !== null;
}

it.each([
  [{}, "password.wrong_old"],
  [{ old: "wrong" }, "password.wrong_old"],
  [{ challenge: "00000000-0000-4000-8000-000000000000", code: "123456" }, "login.code_dead"],
])("a token alone, or with %j, neither erases nor exports", async (proof, msg) => {
  const { token, userId } = await begin();
  for (const path of ["user/erasure", "user/export"]) {
    const refused = await post(backend(), path, proof, withToken(token));
    expect(refused).toMatchObject({ status: 400, body: { msg } });
  }
  expect(await isThere(userId)).toBe(true);
});

it("domain 4.5 is refused as long as an order is open or its money is under way", async () => {
  const { token, userId } = await begin();
  const lines: [string, number][] = [[await giveStock(backend(), 9), 1]];
  const { id, number, paymentId } = await makeOrder(backend(), { userId, lines });
  const refused = await erase(token, right);
  expect(refused).toMatchObject({ status: 409, body: { msg: "erasure.order_open" } });
  expect(refused.body.params).toEqual({ number });
  const { database } = backend().shop;
  await database.run((q) => q.update(orders).set({ state: "returned" }).where(eq(orders.id, id)));
  expect((await erase(token, right)).body.msg).toBe("erasure.order_open");
  const canceled = { state: "canceled", paymentStatus: "canceled" } as const;
  await database.run((q) => q.update(orders).set(canceled).where(eq(orders.id, id)));
  expect((await erase(token, right)).body.msg).toBe("erasure.money_moving");
  const over = { status: "canceled" } as const;
  await database.run((q) => q.update(payments).set(over).where(eq(payments.id, paymentId)));
  expect((await erase(token, right)).status).toBe(200);
  expect(await isThere(userId)).toBe(false);
  expect((await erase(token, right)).status).toBe(401);
});

it("domain 4.5 is refused as long as a payment that nobody asked for is not given back", async () => {
  const { token, userId } = await begin();
  const lines: [string, number][] = [[await giveStock(backend(), 9), 1]];
  const { id, number, paymentId } = await makeOrder(backend(), { userId, lines });
  const { database } = backend().shop;
  const change = (values: Partial<typeof payments.$inferInsert>) =>
    database.run((q) => q.update(payments).set(values).where(eq(payments.id, paymentId)));
  const completed = { state: "completed", paymentStatus: "paid" } as const;
  await database.run((q) => q.update(orders).set(completed).where(eq(orders.id, id)));
  const came = { receivedAmount: unitPrice, receivedCurrency: "IRR" };
  await change({ ...came, status: "success" });
  await database.run((q) =>
    q.insert(payments).values({
      ...came,
      ...{ orderId: id, gateway: "zarinpal", currency: "IRR", amount: unitPrice },
      ...{ status: "review", attempt: 2, refId: newId(), idempotencyKey: newId() },
    }),
  );
  expect(await erase(token, right)).toMatchObject({
    status: 409,
    body: { msg: "erasure.money_moving", params: { number } },
  });
  // The first one went back in its place: what is looked into is what the order was paid with.
  await change({ status: "refunded" });
  expect((await erase(token, right)).status).toBe(200);
});

it("who works in the shop is let go first", async () => {
  const person = { ...newPerson(), passwordHash: "hash of right", permissions: ["orders.read"] };
  const { token, userId } = await logIn(backend(), person);
  expect((await erase(token, right)).body.msg).toBe("erasure.staff");
  expect(await isThere(userId)).toBe(true);
});
