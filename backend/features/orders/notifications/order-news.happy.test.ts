import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { messages } from "../../../db/tables/messages";
import { pushDevices } from "../../../db/tables/push";
import { newId } from "../../../ports/ids";
import { aDevice, queued } from "../../push/push.fixture";
import { giveStock } from "../order.fixture";
import { type Bought, buy, type Caller, nameOwner, orderSteps, staffOf } from "../staff.fixture";
import { transitionOrder } from "../states/transition-order";

const backend = provideTestBackend();
const ownerMail = "owner@example.test";
let staff: Caller;
let variantId: string;
const { act, ...steps } = orderSteps(backend, () => staff);

beforeAll(async () => {
  staff = await staffOf(backend(), "orders.read", "orders.write");
  await nameOwner(backend(), ownerMail);
});
beforeEach(async () => {
  variantId = await giveStock(backend(), 10);
});

const run: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

/** What was laid out about an order to the shop's owner, or to whom else it went by mail. */
async function mails({ id }: Bought, isOwner: boolean) {
  const rows = await run((q) =>
    q.select().from(messages).where(eq(messages.orderId, id)).orderBy(messages.id),
  );
  return rows.filter(
    ({ channel, target }) => channel === "email" && (target === ownerMail) === isOwner,
  );
}

const kindsOf = async (bought: Bought, isOwner: boolean) =>
  (await mails(bought, isOwner)).map(({ kind }) => kind);

describe("domain 4.7 an order's shopper hears", () => {
  it("of each step that others took, on their devices too, and leads to the order's page", async () => {
    const bought = await buy(backend(), [[variantId, 1]]);
    const [device] = await run((q) =>
      q.insert(pushDevices).values(aDevice(bought.userId, newId())).returning(),
    );
    const { services } = backend().backend;
    await services.database.transaction((q) =>
      transitionOrder(services, q, {
        orderId: bought.id,
        step: "pay",
        by: { actor: "gateway", id: null },
        now: backend().clock.now(),
      }),
    );
    await act(bought.number, "process");
    await act(bought.number, "ship", { carrier: "Post", tracking_code: "RR1" });
    await act(bought.number, "deliver");
    const items = [{ item_id: bought.itemIds[0], qty: 1, reason: "other", note: null }];
    await bought.shopper.post(`user/orders/${bought.number}/returns`, { items });
    const told = await mails(bought, false);
    expect(told.map(({ kind }) => kind)).toEqual([
      "order.paid",
      "order.processing",
      "order.shipped",
      "order.delivered",
      "order.return_requested",
    ]);
    expect(told[2]?.params).toMatchObject({ carrier: "Post", tracking: "RR1" });
    const pushed = await queued(backend(), device?.id ?? "");
    expect(pushed.map(({ kind }) => kind)).toEqual([
      "order.news",
      "order.news",
      "order.shipped",
      "order.delivered",
    ]);
    for (const { orderId, params } of pushed) {
      expect([orderId, params]).toEqual([bought.id, { url: `/user/orders/${bought.number}` }]);
    }
  });
});

describe("domain 4.7 the shop's owner hears", () => {
  it("of an order that was paid, and of what is to come back, in their own words for money", async () => {
    const bought = await steps.delivered([[variantId, 2]]);
    const items = [{ item_id: bought.itemIds[0], qty: 1, reason: "other", note: null }];
    await bought.shopper.post(`user/orders/${bought.number}/returns`, { items });
    const told = await mails(bought, true);
    expect(told.map(({ kind }) => kind)).toEqual(["owner.new_order", "owner.return_requested"]);
    expect(told[0]).toMatchObject({
      lang: "en",
      params: { number: bought.number, name: "سارا", amount: "300,000 Toman" },
    });
  });

  it.each([
    ["payment.mismatch", "owner.payment_review"],
    ["payment.late", "owner.payment_review"],
    ["payment.uncaptured", "owner.payment_uncaptured"],
  ])("why an order waits for them: of %s by %s", async (reason, kind) => {
    const bought = await buy(backend(), [[variantId, 1]]);
    const { services } = backend().backend;
    await services.database.transaction((q) =>
      transitionOrder(services, q, {
        orderId: bought.id,
        step: "hold",
        by: { actor: "gateway", id: null },
        now: backend().clock.now(),
        details: { reason },
      }),
    );
    expect(await kindsOf(bought, true)).toEqual([kind]);
    const [told] = await mails(bought, false);
    expect(told).toMatchObject({ kind: "order.review", params: { reason: "" } });
  });
});
