import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { wishItems, wishLists } from "../../db/tables/carts";
import { variants } from "../../db/tables/variants";
import { findVariants, setStock } from "../cart/cart.fixture";
import { makeAsker } from "../tickets/tickets.fixture";
import { noonInTehran, queued, switchOn } from "./push.fixture";
import { openPushService } from "./push-service.fixture";
import { tellInStock } from "./tell-in-stock";

const service = await openPushService();
afterAll(() => service.close());
const backend = provideTestBackend({ push: service.sender });
beforeEach(() => {
  backend().clock.time = noonInTehran.getTime();
});
const look = () => tellInStock(backend().backend.services).run();

/** Somebody with a device who wants a variant that is sold out. */
async function longFor(topics?: string[]) {
  const [variantId = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variantId, { stock: 0, reserved: 0 });
  const asker = await makeAsker(backend());
  const browser = service.openBrowser();
  const { body: device } = await switchOn(asker.call, browser, topics && { topics });
  await backend().shop.database.transaction(async (q) => {
    const [variant] = await q.select().from(variants).where(eq(variants.id, variantId));
    const [list] = await q.insert(wishLists).values({ userId: asker.userId }).returning();
    if (!variant || !list) throw new Error("There is nothing to want.");
    const { productId } = variant;
    await q.insert(wishItems).values({ listId: list.id, productId, variantId, seenInStock: false });
  });
  return { variantId, device, browser };
}

describe("back in stock", () => {
  it("is told once each time that a wanted thing comes back", async () => {
    const { variantId, device, browser } = await longFor();
    await look();
    expect(await queued(backend(), device.id)).toEqual([]);
    await setStock(backend(), variantId, { stock: 20 });
    await look();
    await Promise.all([look(), look()]);
    expect(await queued(backend(), device.id)).toMatchObject([
      { kind: "wish.in_stock", params: { url: "/user/wish-list" } },
    ]);
    await backend().backend.services.messenger.sendDue();
    expect(browser.received.map((text) => JSON.parse(text).kind)).toEqual(["wish.in_stock"]);
    await setStock(backend(), variantId, { stock: 0 });
    await look();
    await setStock(backend(), variantId, { stock: 20 });
    await look();
    expect(await queued(backend(), device.id)).toHaveLength(2);
  });

  it("is not while what is there is held by orders, or none is wanted by push", async () => {
    const held = await longFor();
    await look();
    await setStock(backend(), held.variantId, { stock: 2, reserved: 2 });
    await look();
    expect(await queued(backend(), held.device.id)).toEqual([]);
    await setStock(backend(), held.variantId, { stock: 20, reserved: 0 });
    const other = await longFor(["orders"]);
    await look();
    await setStock(backend(), other.variantId, { stock: 20 });
    await look();
    expect(await queued(backend(), other.device.id)).toEqual([]);
  });
});
