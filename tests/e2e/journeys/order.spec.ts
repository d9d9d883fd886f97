import { randomUUID } from "node:crypto";
import { comeToReview, placeOrder, send } from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say } from "../../support/words";

const sizes = { md: { width: 960, height: 800 }, below: { width: 959, height: 800 } };

for (const lang of languageCodes) {
  test.describe(`an order's page in ${lang}`, () => {
    test("R-COUNT-01[ticks, display, without-script] R-CONST-14[value] it says until when the order is kept, and counts down to it", async ({
      page,
      shopper,
    }) => {
      const number = await placeOrder(await comeToReview(page.context(), lang), lang);
      await page.clock.install();
      await shopper.open(`/user/orders/${number}`);
      const time = shopper.main
        .locator("p", { hasText: say(lang, "order.pay_time") })
        .locator("time");
      const zero = lang === "fa" ? "۰" : "0";
      const left = new RegExp(`^${zero}:\\p{Nd}{2}:\\p{Nd}{2}:\\p{Nd}{2}$`, "u");
      if (shopper.hasScripts) {
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
        await expect(time).toHaveText(left);
        const seen = await time.textContent();
        await page.clock.runFor(1000);
        await expect(time).not.toHaveText(seen ?? "");
        await expect(time).toHaveText(left);
      } else {
        await expect(time).not.toHaveText(left);
        await expect(time).toHaveText(/\p{Nd}{4}/u);
      }
      await expectFits(page);
    });

    test("R-TL-01[two-sided, one-sided] what happened stands on both sides of its line at 960 px, on one below", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeToReview(page.context(), lang);
      const number = await placeOrder(buyer, lang);
      const body = { op_id: randomUUID() };
      await send(buyer.token, lang, "POST", `user/orders/${number}/cancel`, body);
      await page.setViewportSize(sizes.below);
      await shopper.open(`/user/orders/${number}`);
      const entries = shopper.main
        .getByRole("list", { name: say(lang, "order.history") })
        .getByRole("listitem");
      const panels = entries.locator(".panel");
      const places = () =>
        panels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      await expect(entries).toContainText([
        say(lang, "order.state.awaiting_payment"),
        say(lang, "order.state.canceled"),
      ]);
      const [first, second] = await places();
      expect(second).toBe(first);
      await page.setViewportSize(sizes.md);
      const [one = 0, two = 0] = await places();
      expect(one < two).toBe(lang === "en");
      expect(one).not.toBe(two);
    });
  });
}
