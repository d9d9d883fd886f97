import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { shippingMethods } from "../../db/tables/checkouts";
import { orders } from "../../db/tables/orders";
import { inTehran } from "../address/addresses.fixture";
import { findVariants, setPrice } from "../cart/cart.fixture";
import { Buyer } from "../checkout/checkout.fixture";
import { giveStock } from "../orders/order.fixture";
import { buy } from "../orders/staff.fixture";

const backend = provideTestBackend();

it("a way to send says in which language its name is where it has none in the asked one", async () => {
  const offered = async () => {
    const buyer = await Buyer.come(backend(), "fa");
    const [variant = ""] = await findVariants(backend(), 1);
    await setPrice(backend(), variant, 5_000_000, "IRR");
    await buyer.add(variant, 1);
    await buyer.addAddress(inTehran);
    const { shipping, shipping_options: options } = await buyer.checkout();
    return [shipping, options.find(({ code }) => code === shipping?.code)];
  };
  for (const own of await offered()) expect(own).not.toHaveProperty("lang");
  const name = { en: "Post" };
  await backend().shop.database.run((q) =>
    q.update(shippingMethods).set({ name }).where(eq(shippingMethods.code, "post")),
  );
  for (const own of await offered()) expect(own).toMatchObject({ name: "Post", lang: "en" });
});

it("so does the way of an order", async () => {
  const variant = await giveStock(backend(), 5);
  const { id, number, shopper } = await buy(backend(), [[variant, 1]]);
  const read = async () => (await shopper.get(`user/orders/${number}`)).body.shipping;
  expect(await read()).not.toHaveProperty("lang");
  await backend().shop.database.run(async (q) => {
    const [row] = await q.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error("No order");
    const shipping = { ...row.shipping, name: { en: "Courier" } };
    await q.update(orders).set({ shipping }).where(eq(orders.id, id));
  });
  expect(await read()).toMatchObject({ name: "Courier", lang: "en" });
});
