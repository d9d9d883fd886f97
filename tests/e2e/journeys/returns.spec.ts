import { order } from "#backend/contract/order";
import { formatsFor } from "~/i18n/format";
import { orderPath } from "~/sitemap/account-paths";
import { message } from "../../support/buying";
import { send } from "../../support/checking-out";
import { orderProduct } from "../../support/delivered-product";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { press } from "../../support/logging-in";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`two of three pieces go back, and no number of them that can't (${lang})`, async ({
    page,
    shopper,
  }) => {
    const { number } = formatsFor(lang);
    const place = 20 + languageCodes.indexOf(lang);
    const bought = await orderProduct(page.context(), lang, place, 3);
    await bought.arrive();
    await page.setViewportSize({ width: 360, height: 740 });
    await shopper.open(orderPath(bought.number));
    const form = shopper.main.locator("details#return");
    await form.locator("summary").click();
    const piece = form.getByRole("checkbox", { name: bought.name });
    const label = say(lang, "order.return_count", { name: bought.name });
    const count = form.getByRole("textbox", { name: label });
    await expect(count).toHaveValue(number(3));
    await piece.check();
    await count.fill(number(9));
    if (shopper.hasScripts) {
      await expect(count).toHaveValue(number(3));
    } else {
      await press(shopper, lang, "order.return_send");
      await expect(shopper.main.getByRole("alert")).toHaveText(say(lang, "order.not_returnable"));
      await expect(piece).toBeChecked();
      await count.fill(number(0));
      await press(shopper, lang, "order.return_send");
      const tooFew = say(lang, "validate_min", { bound: number(1) });
      await expect(count).toHaveAccessibleDescription(new RegExp(tooFew));
    }
    await count.fill(number(2));
    await expectFits(page);
    await press(shopper, lang, "order.return_send");
    await expect(message(page)).toContainText(say(lang, "order.return_asked"));
    const { returns } = order.parse(
      await send(bought.token, lang, "GET", `user/orders/${bought.number}`),
    );
    expect(returns.flatMap(({ items }) => items.map(({ qty }) => qty))).toEqual([2]);
  });
}
