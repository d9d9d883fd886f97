import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { TestClock } from "../../../../tests/support/backend";
import { provideTestDatabase } from "../../../../tests/support/database";
import { provenPhone } from "../../../../tests/support/log-in";
import { orders } from "../../../db/tables/orders";
import { users } from "../../../db/tables/users";
import { giveStock, makeOrder, makeShopper } from "../order.fixture";
import { cashRefusal } from "./cash-refusal";
import { defaultHoldingLimits } from "./holding-limits";
import { countWaiting } from "./require-room";

const shop = provideTestDatabase("demo");
const clock = new TestClock();
const limits = { ...defaultHoldingLimits, codPerUser: 2 };
let userId: string;
let variantId: string;

const scene = () => ({ shop: shop(), clock });

beforeEach(async () => {
  userId = await proven();
  variantId = await giveStock(scene(), 20);
});

/** Somebody whose phone a code has proven. */
async function proven(): Promise<string> {
  const id = await makeShopper(scene());
  const values = provenPhone({ clock });
  await shop().database.run((q) => q.update(users).set(values).where(eq(users.id, id)));
  return id;
}

type Values = Partial<typeof orders.$inferInsert>;

/** An order of theirs to be paid in cash, as it is by then. */
async function cashOrder(values: Values = {}, owner = userId): Promise<string> {
  const { id } = await makeOrder(scene(), {
    userId: owner,
    lines: [[variantId, 1]],
    gateway: "cod",
  });
  if (Object.keys(values).length > 0) {
    await shop().database.run((q) => q.update(orders).set(values).where(eq(orders.id, id)));
  }
  return id;
}

const due: Values = { state: "shipped", paymentStatus: "cod_due" };
const refusal = (orderId?: string) =>
  shop().database.run((q) => cashRefusal(q, limits, { userId, ...(orderId && { orderId }) }));

it("counts what is due at the door and what is about to be, up to the limit", async () => {
  expect(await refusal()).toBeNull();
  await cashOrder(due);
  expect(await refusal()).toBeNull();
  await cashOrder();
  expect(await refusal()).toBe("open_orders");
});

it("counts neither what was paid or canceled, nor other ways to pay, nor other people's", async () => {
  await cashOrder({ state: "delivered", paymentStatus: "paid" });
  await cashOrder({ state: "canceled", paymentStatus: "canceled" });
  await cashOrder({ gateway: "zarinpal" });
  await cashOrder({ gateway: "zarinpal" });
  const other = await proven();
  for (let made = 0; made < 2; made++) await cashOrder(due, other);
  expect(await refusal()).toBeNull();
});

it("doesn't count the order that would be paid so", async () => {
  await cashOrder(due);
  const asked = await cashOrder();
  expect(await refusal(asked)).toBeNull();
  await cashOrder(due);
  expect(await refusal(asked)).toBe("open_orders");
});

it("asks for a phone, and for one that is proven", async () => {
  const setUser = (values: Partial<typeof users.$inferInsert>) =>
    shop().database.run((q) => q.update(users).set(values).where(eq(users.id, userId)));
  await setUser({ phoneVerifiedAt: null });
  expect(await refusal()).toBe("phone");
  await setUser({ phone: null, phoneVerifiedAt: clock.now() });
  expect(await refusal()).toBe("phone");
});

it("an order waits for its money until it is paid or ended, and is its owner's alone", async () => {
  const waiting = () => shop().database.run((q) => countWaiting(q, userId));
  expect(await waiting()).toBe(0);
  await cashOrder();
  await cashOrder();
  await cashOrder({ state: "expired" });
  await cashOrder({}, await proven());
  expect(await waiting()).toBe(2);
});
