import { tokenCookie } from "~/request/cookie-names";
import { expect, test } from "../../support/fixtures";
import { logInByCalls } from "../../support/log-in-by-calls";
import { manyOrders, startShopWithOrders } from "../../support/many-orders";
import { say } from "../../support/words";

let shop: Awaited<ReturnType<typeof startShopWithOrders>>;
test.beforeAll(async () => {
  shop = await startShopWithOrders();
});
test.afterAll(() => shop.stop());

test("R-INF-02[appended] the list of orders grows to its end, and stands so when one comes back to it", async ({
  page,
  shopper,
}) => {
  const { url } = shop;
  await page.context().addCookies([
    { name: tokenCookie("session", false), value: await logInByCalls(), url },
    { name: "lang", value: "en", url },
  ]);
  const rows = shopper.main.getByRole("article");
  await shopper.open(`${url}/user/orders`);
  const more = shopper.main.getByRole("link", { name: say("en", "orders.older") });
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(rows).toHaveCount(manyOrders.length, { timeout: 500 });
  }).toPass();
  await expect(more).toHaveCount(0);
  await shopper.open(`${url}/en`);
  await page.goBack();
  await expect(rows).toHaveCount(manyOrders.length);
});
