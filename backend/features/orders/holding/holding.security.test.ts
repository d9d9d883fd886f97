import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { orders } from "../../../db/tables/orders";
import { newId } from "../../../ports/ids";
import { startSession } from "../../auth/sessions/tokens";
import { findVariants, setPrice, setStock } from "../../cart/cart.fixture";
import { askToPay, booksOf, makeWaitingOrder } from "../../payments/waiting-order.fixture";
import { expireOrders } from "../jobs/expire-orders";
import { stockOf } from "../order.fixture";
import { giveCoupon, ordersOf, place, readyBuyer } from "../placing/buyer.fixture";
import { type Buyer, createBuyers } from "../placing/concurrency.fixture";

const limits = { openPerUser: 2, openPerAddress: 3, codPerUser: 1 };
const backend = provideTestBackend({ holdingLimits: limits }, 8);
const minute = 60_000;
let variant: string;

beforeEach(async () => {
  [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 100, reserved: 0 });
});

/** Places an order of one piece more. */
async function placeAnother(
  buyer: Awaited<ReturnType<typeof readyBuyer>>,
  way: object = { shipping: "post", payment: "zarinpal" },
) {
  await buyer.add(variant);
  const { addresses } = await buyer.checkout();
  await buyer.choose({ address_id: addresses[0]?.id });
  await buyer.choose(way);
  return place(buyer);
}

describe("pieces held by orders that nobody pays", () => {
  it("a user has so many waiting orders at most; the next one is refused whole, until one has ended", async () => {
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    const first = await place(buyer);
    await placeAnother(buyer);
    const refused = await placeAnother(buyer);
    expect([refused.status, refused.body.msg]).toEqual([409, "order.too_many_open"]);
    expect(refused.body.params).toEqual({ count: 2 });
    expect(await ordersOf(backend(), buyer.userId)).toHaveLength(2);
    expect(await stockOf(backend(), variant)).toEqual({ stock: 100, reserved: 2 });
    expect((await buyer.checkout()).cart.lines).toHaveLength(1);
    await buyer.call(`user/orders/${first.body.number}/cancel`, "POST", { op_id: newId() });
    expect((await place(buyer)).status).toBe(200);
  });

  it("what costs nothing, or is paid at the door, is placed beside orders that wait", async () => {
    const buyer = await readyBuyer(backend(), [[variant, 1]]);
    await place(buyer);
    await placeAnother(buyer);
    expect((await placeAnother(buyer)).body.msg).toBe("order.too_many_open");
    await buyer.choose({ shipping: "courier", payment: "cod" });
    expect((await place(buyer)).status).toBe(200);
    await setPrice(backend(), variant, 30_000_000, "IRR");
    await buyer.add(variant);
    await buyer.change({
      type: "coupon",
      code: await giveCoupon(backend(), { kind: "percent", percent: 100 }),
    });
    const { addresses } = await buyer.checkout();
    await buyer.choose({ address_id: addresses[0]?.id, shipping: "post", payment: "zarinpal" });
    const free = await place(buyer);
    expect([free.status, free.body.payment]).toEqual([200, null]);
  });

  it("many accounts of one address at the same moment have no more than the address may", async () => {
    const buyers = await createBuyers(backend(), 9, () => [[variant, 1]]);
    const from = (address: string) => (one: Buyer) => one.place(newId(), address);
    const answers = await Promise.all(buyers.map(from("203.0.113.7")));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(3);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.msg}`))).toEqual(
      new Set(["429 order.too_many_here"]),
    );
    expect(await stockOf(backend(), variant)).toEqual({ stock: 100, reserved: 3 });
    const [one, other] = await createBuyers(backend(), 2, () => [[variant, 1]]);
    expect((await one?.place(newId(), "203.0.113.7"))?.status).toBe(429);
    expect((await other?.place(newId(), "203.0.113.8"))?.status).toBe(200);
  });

  it("an order remembers where it came from only while it waits", async () => {
    const [one] = await createBuyers(backend(), 1, () => [[variant, 1]]);
    const { body } = (await one?.place(newId(), "198.51.100.4")) ?? {};
    expect(await originOf(body.number)).toBe("198.51.100.4");
    backend().clock.advance(36 * minute);
    await expireOrders(backend().backend.services);
    expect(await originOf(body.number)).toBeNull();
  });

  it("paying again and again doesn't hold an order beyond twice its time", async () => {
    const made = await makeWaitingOrder(backend());
    const placed = backend().clock.time;
    const ends: number[] = [];
    const payAt = async (after: number) => {
      backend().clock.time = placed + after * minute;
      const token = await startSession(backend().shop.database, made.userId, backend().clock.now());
      return askToPay(backend(), made, { token });
    };
    for (const after of [0, 30, 50]) {
      await payAt(after);
      const { order } = await booksOf(backend(), made);
      ends.push(((order?.expiresAt?.getTime() ?? 0) - placed) / minute);
    }
    expect(ends).toEqual([35, 65, 70]);
    const late = await payAt(56);
    expect([late.status, late.body.msg]).toEqual([409, "payment.not_possible"]);
    backend().clock.time = placed + 70 * minute;
    await expireOrders(backend().backend.services);
    expect((await booksOf(backend(), made)).order?.state).toBe("expired");
  });
});

async function originOf(number: string): Promise<string | null | undefined> {
  const [row] = await backend().shop.database.run((q) =>
    q.select({ network: orders.network }).from(orders).where(eq(orders.number, number)),
  );
  return row?.network;
}
