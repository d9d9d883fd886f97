/** Somebody of the shop and somebody who bought, both by calls. */
import { eq, sql } from "drizzle-orm";
import type { Answer, TestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { orders } from "../../db/tables/orders";
import { payments } from "../../db/tables/payments";
import { users } from "../../db/tables/users";
import { newId } from "../../ports/ids";
import type { Services } from "../../services";
import { startSession } from "../auth/sessions/tokens";
import { type MadeOrder, makeOrder, makeShopper, type OrderSceneInTime } from "./order.fixture";
import { applyPayment } from "./states/apply-payment";

type Calling = Pick<TestBackend, "call">;

/** A caller with a token. */
export function callerWith({ call }: Calling, token: string) {
  const headers = { "Content-Type": "application/json", Authorization: token, lang: "fa" };
  return {
    get: (path: string) => call(path, { headers }),
    post: (path: string, body: object = {}) =>
      call(path, {
        method: "POST",
        headers,
        body: JSON.stringify({ op_id: newId(), ...body }),
      }),
  };
}

export type Caller = ReturnType<typeof callerWith>;

export async function staffOf(backend: TestBackend, ...permissions: string[]): Promise<Caller> {
  const { token } = await logInStaff(backend, { permissions });
  return callerWith(backend, token);
}

export interface Bought extends MadeOrder {
  shopper: Caller;
}

/** An order that waits for its money, and its owner at the wire. */
export async function buy(
  backend: TestBackend,
  lines: Lines,
  gateway: "zarinpal" | "cod" = "zarinpal",
): Promise<Bought> {
  const userId = await makeShopper(backend);
  const made = await makeOrder(backend, { userId, lines, gateway });
  const token = await startSession(backend.shop.database, userId, backend.clock.now());
  return { ...made, shopper: callerWith(backend, token) };
}

interface Serving {
  backend: { services: Services };
}

/** Its money arrives, as the payments write it. */
export async function payFor(backend: OrderSceneInTime & Serving, { id, paymentId }: MadeOrder) {
  const now = backend.clock.now();
  return backend.shop.database.transaction(async (q) => {
    const wanted = { orderId: id, paymentId, verified: "success" as const, now };
    const applied = await applyPayment(backend.backend.services, q, wanted);
    const status = applied === "paid" ? ("success" as const) : ("review" as const);
    const came = { receivedAmount: sql`${payments.amount}`, receivedCurrency: payments.currency };
    await q
      .update(payments)
      .set({ ...came, status, verifiedAt: now })
      .where(eq(payments.id, paymentId));
    return applied;
  });
}

type Lines = [variantId: string, qty: number][];

/** The steps of an order by calls, as a file's own backend and staff take them. */
export function orderSteps(backend: () => TestBackend, staff: () => Caller) {
  const act = (number: string, word: string, body: object = {}) =>
    staff().post(`admin/orders/${number}/${word}`, body);

  async function paid(lines: Lines): Promise<Bought> {
    const bought = await buy(backend(), lines);
    await payFor(backend(), bought);
    return bought;
  }

  async function packed(lines: Lines): Promise<Bought> {
    const bought = await paid(lines);
    await act(bought.number, "process");
    return bought;
  }

  async function shipped(lines: Lines): Promise<Bought> {
    const bought = await packed(lines);
    await act(bought.number, "ship", { carrier: "Post", tracking_code: "RR123" });
    return bought;
  }

  async function delivered(lines: Lines): Promise<Bought> {
    const bought = await shipped(lines);
    await act(bought.number, "deliver");
    return bought;
  }

  return { act, paid, packed, shipped, delivered };
}

/** What a call that was refused says: its status and why. */
export const refusalOf = ({ status, body }: Answer) => [status, body.msg];

/** The owner's e-mail address, so that they are told. */
export async function nameOwner({ shop }: TestBackend, email: string): Promise<void> {
  await shop.database.run((q) =>
    q
      .insert(users)
      .values({ email, lang: "en", permissions: ["*"] })
      .onConflictDoNothing(),
  );
}

export async function stateOf({ shop }: TestBackend, id: string) {
  const [row] = await shop.database.run((q) =>
    q
      .select({ state: orders.state, money: orders.paymentStatus, goods: orders.fulfilmentStatus })
      .from(orders)
      .where(eq(orders.id, id)),
  );
  return row;
}
