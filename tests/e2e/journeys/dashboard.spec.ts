import { randomUUID } from "node:crypto";
import { formatsFor } from "~/i18n/format";
import { headerCount, message } from "../../support/buying";
import { comeToReview, homes, placeOrder, send } from "../../support/checking-out";
import { deliver } from "../../support/deliver";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test.describe(`the account's first page in ${lang}`, () => {
    test("R-ROUTE-11[dashboard] it shows what is on its way, with its step, and where things go", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeToReview(page.context(), lang, "cod");
      const number = await placeOrder(buyer, lang);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open("/user");
      const active = shopper.main.getByRole("region", { name: say(lang, "account.active") });
      await expect(active.getByRole("link", { name: number })).toBeVisible();
      await expect(active.getByText(say(lang, "order.state.processing")).first()).toBeVisible();
      const home = shopper.main.getByRole("region", { name: say(lang, "account.address") });
      await expect(home).toContainText(homes.fa.input.street);
      await expectFits(page);
      await active.getByRole("link", { name: number }).click();
      await expect(page).toHaveURL(new RegExp(`/user/orders/${number}$`));
      // Other tests want what it holds.
      const cancel = { op_id: randomUUID() };
      await send(buyer.token, lang, "POST", `user/orders/${number}/cancel`, cancel);
    });

    test("what has arrived goes into the cart again in one step", async ({ page, shopper }) => {
      const buyer = await comeToReview(page.context(), lang, "cod");
      await deliver(await placeOrder(buyer, lang), lang);
      await shopper.open("/user");
      await expect(headerCount(page)).toHaveCount(0);
      const again = shopper.main.getByRole("region", { name: say(lang, "account.again") });
      const names = new RegExp(say(lang, "account.again_of", { names: "" }));
      await again.getByRole("button", { name: names }).click();
      await expect(message(page)).toContainText(say(lang, "order.reordered"));
      await expect(headerCount(page)).toHaveText(formatsFor(lang).number(2));
    });
  });
}
