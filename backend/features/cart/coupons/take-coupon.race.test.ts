import { expect, it, onTestFinished } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { openDatabase } from "../../../db/database";
import { makeOrder } from "../../orders/order.fixture";
import { findVariants } from "../cart.fixture";
import { saveCoupon } from "./save-coupon";
import { takeCoupon } from "./take-coupon";

// The embedded database has one connection, where one transaction ends before the next begins.
const isServer = Boolean(process.env.TEST_DATABASE_URL);
const backend = provideTestBackend();

it.runIf(isServer)("nobody counts a coupon's uses while one is being taken", async () => {
  const { database } = backend().shop;
  await saveCoupon(database, { code: "LAST", kind: "percent", percent: 5, usageLimit: 1 });
  const { userId } = await logIn(backend());
  const [variant = ""] = await findVariants(backend(), 1);
  const draft = async () => {
    const { id } = await makeOrder(backend(), { userId, lines: [[variant, 1]] });
    return { code: "LAST", orderId: id, userId };
  };
  const [first, second] = [await draft(), await draft()];
  const other = openDatabase(backend().shop.address, { max: 2, lockTimeoutMs: 50 });
  onTestFinished(() => other.close());
  await database.transaction(async (q) => {
    expect(await takeCoupon(q, first)).toBe(true);
    const meanwhile = other.transaction((beside) => takeCoupon(beside, second));
    await expect(meanwhile).rejects.toMatchObject({ cause: { code: "55P03" } });
  });
  expect(await database.transaction((q) => takeCoupon(q, second))).toBe(false);
});
