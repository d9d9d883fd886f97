import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { refunds } from "../../../db/tables/payments";
import { auditEntries } from "../../../db/tables/staff";
import { users } from "../../../db/tables/users";
import { newId } from "../../../ports/ids";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { unitPrice } from "../order.fixture";
import { buy, type Caller, callerWith, payFor } from "../staff.fixture";
import { orderCodPlaced } from "../states/order-cod-placed";
import { cancelOrder } from "./cancel-order";
import { refundOrder } from "./refund-order";

const backend = provideTestBackend();
const payable = 2 * unitPrice;
let variant: string;
let mina: Staff;
let sara: Staff;

interface Staff {
  id: string;
  caller: Caller;
}

async function newStaff(name: string): Promise<Staff> {
  const { token, userId: id } = await logInStaff(backend(), {
    permissions: ["orders.read", "orders.write"],
  });
  await backend().shop.database.run((q) => q.update(users).set({ name }).where(eq(users.id, id)));
  return { id, caller: callerWith(backend(), token) };
}

beforeAll(async () => {
  [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 50, reserved: 0 });
  [mina, sara] = [await newStaff("Mina"), await newStaff("Sara")];
});

/** Cash at the door, which its owner gives back by hand. */
async function paidInCash() {
  const bought = await buy(backend(), [[variant, 2]], "cod");
  await payFor(backend(), bought);
  return bought;
}

const entriesOf = (number: string) =>
  backend().shop.database.run((q) =>
    q
      .select({ action: auditEntries.action, actor: auditEntries.actorId, diff: auditEntries.diff })
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, "order"), eq(auditEntries.entityId, number)))
      .orderBy(auditEntries.id),
  );

const refundsOf = (orderId: string) =>
  backend().shop.database.run((q) =>
    q
      .select({ requestedBy: refunds.requestedBy, confirmedBy: refunds.confirmedBy })
      .from(refunds)
      .where(eq(refunds.orderId, orderId)),
  );

const rials = (amount: number) => [null, { amount, currency: "IRR" }];

describe("decisions 253 money that goes back names who of the staff gave it", () => {
  it("who asked for it, and who says that it was done, once each", async () => {
    const { id, number } = await paidInCash();
    const asked = { op_id: newId(), amount: 1000 };
    await mina.caller.post(`admin/orders/${number}/refund`, asked);
    const { body } = await sara.caller.post(`admin/orders/${number}/refund`, asked);
    const [{ id: refundId }] = body.money_back;
    expect(body.money_back).toMatchObject([{ requested_by: "Mina", confirmed_by: null }]);
    const done = await sara.caller.post(`admin/orders/${number}/refunds/${refundId}/done`);
    expect(done.body.money_back).toMatchObject([{ requested_by: "Mina", confirmed_by: "Sara" }]);
    expect(done.body.log.at(-1)).toMatchObject({ actor: "staff", by: "Sara" });
    await mina.caller.post(`admin/orders/${number}/refunds/${refundId}/done`);
    expect(await refundsOf(id)).toEqual([{ requestedBy: mina.id, confirmedBy: sara.id }]);
    expect(await entriesOf(number)).toEqual([
      { action: "order.refund", actor: mina.id, diff: { amount: rials(1000) } },
      { action: "order.refund_done", actor: sara.id, diff: { amount: rials(1000) } },
    ]);
  });

  it("who canceled the order, and so gave all of it back", async () => {
    const { id, number } = await paidInCash();
    const { body } = await mina.caller.post(`admin/orders/${number}/cancel`);
    await sara.caller.post(`admin/orders/${number}/cancel`);
    expect(body.log.at(-1)).toMatchObject({ to: "canceled", actor: "staff", by: "Mina" });
    expect(await refundsOf(id)).toEqual([{ requestedBy: mina.id, confirmedBy: null }]);
    expect(await entriesOf(number)).toEqual([
      { action: "order.cancel", actor: mina.id, diff: { state: ["paid", "canceled"] } },
      { action: "order.refund", actor: mina.id, diff: { amount: rials(payable) } },
    ]);
  });

  it("who says that cash was handed over, once", async () => {
    const { number, ...bought } = await buy(backend(), [[variant, 2]], "cod");
    await backend().shop.database.transaction((q) =>
      orderCodPlaced(backend().backend.services, q, bought.id, backend().clock.now()),
    );
    await mina.caller.post(`admin/orders/${number}/process`);
    await mina.caller.post(`admin/orders/${number}/ship`, { carrier: "Courier" });
    expect((await bought.shopper.post(`user/orders/${number}/received`)).status).toBe(200);
    await sara.caller.post(`admin/orders/${number}/collect`);
    await mina.caller.post(`admin/orders/${number}/collect`);
    expect(await entriesOf(number)).toEqual([
      { action: "order.collect", actor: sara.id, diff: { amount: rials(payable) } },
    ]);
  });

  it("nobody where the command line did it, whose entries say so, and nothing where the shopper canceled", async () => {
    const { services } = backend().backend;
    const atTerminal = { staffId: null, network: null };
    const { id, number } = await paidInCash();
    const wanted = { ...atTerminal, number, opId: newId(), amount: 1000 };
    await refundOrder(services, wanted);
    await cancelOrder(services, { ...atTerminal, number });
    const none = { requestedBy: null, confirmedBy: null };
    expect(await refundsOf(id)).toEqual([none, none]);
    const did = (await entriesOf(number)).map(({ action, actor }) => [action, actor]);
    expect(did).toEqual([
      ["order.refund", null],
      ["order.cancel", null],
      ["order.refund", null],
    ]);
    const own = await paidInCash();
    await own.shopper.post(`user/orders/${own.number}/cancel`);
    expect(await refundsOf(own.id)).toEqual([none]);
    expect(await entriesOf(own.number)).toEqual([]);
    const { body } = await mina.caller.get(`admin/orders/${own.number}`);
    expect(body.money_back).toMatchObject([{ requested_by: null, confirmed_by: null }]);
    expect(body.log.at(-1)).toMatchObject({ actor: "shopper", by: null });
  });

  it("nothing where it was refused", async () => {
    const { id, number } = await paidInCash();
    const tooMuch = { amount: payable + 1 };
    expect((await mina.caller.post(`admin/orders/${number}/refund`, tooMuch)).status).toBe(409);
    expect((await mina.caller.post(`admin/orders/${number}/collect`)).status).toBe(200);
    expect(await refundsOf(id)).toEqual([]);
    expect(await entriesOf(number)).toEqual([]);
  });
});
