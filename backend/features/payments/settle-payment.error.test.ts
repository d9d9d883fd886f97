import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { refunds } from "../../db/tables/payments";
import type { QueriedPayment } from "./query-payment";
import { settlePayment } from "./settle-payment";
import { booksOf, makeWaitingOrder, startOf } from "./waiting-order.fixture";

const shop = providePayingShop();

const answered = (state: QueriedPayment["result"]["state"]): QueriedPayment => ({
  result: { state, exchange: { status: 200, body: {} } },
  asked: [],
  canceled: false,
});

it.each(["success", "failed", "mismatch"] as const)(
  "a payment that has arrived stays as it is when a second answer, asked for beside the first, says %s",
  async (second) => {
    const made = await makeWaitingOrder(shop());
    await startOf(shop(), made);
    const { payment } = await booksOf(shop(), made);
    if (!payment) throw new Error("No payment was begun.");
    const { services } = shop().backend;
    await settlePayment(services, payment, answered("success"));
    const before = await booksOf(shop(), made);
    expect([before.order?.state, before.payment?.status]).toEqual(["paid", "success"]);
    const settled = await settlePayment(services, payment, answered(second));
    expect(settled.status).toBe("success");
    expect(await booksOf(shop(), made)).toEqual(before);
    const back = await shop().shop.database.run((q) =>
      q.select().from(refunds).where(eq(refunds.orderId, made.id)),
    );
    expect(back).toEqual([]);
  },
);
