import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { changeSettings } from "../../settings/change-settings";
import { ordersOf, place, readyBuyer } from "./buyer.fixture";

const backend = provideTestBackend({ demo: false });

it("a real shop that doesn't say who sells takes no order, and takes it once it does", async () => {
  const [variant = ""] = await findVariants(backend(), 1);
  await setStock(backend(), variant, { stock: 10, reserved: 0 });
  const buyer = await readyBuyer(backend(), [[variant, 2]]);
  expect((await buyer.checkout()).takes_orders).toBe(false);
  const refused = await place(buyer);
  expect([refused.status, refused.body.msg]).toEqual([409, "order.no_seller"]);
  expect(await ordersOf(backend(), buyer.userId)).toEqual([]);
  await changeSettings(backend().shop.database, {
    "seller.name.en": "Sofal House Ltd",
    "seller.name.fa": "خانهٔ سفال",
    "seller.address.en": "12 Valiasr St, Tehran",
    "seller.address.fa": "تهران، خیابان ولیعصر، ۱۲",
    "seller.phone": "+98 21 1234 5678",
  });
  expect((await buyer.checkout()).takes_orders).toBe(true);
  expect((await place(buyer)).status).toBe(200);
});
