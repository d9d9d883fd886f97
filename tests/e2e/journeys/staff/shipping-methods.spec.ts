import { currencies, languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { unitName } from "~/i18n/money-in-words.server";
import { checkoutPath } from "~/sitemap/paths";
import { message } from "../../../support/buying";
import { answer, comeWithCart, homes, keepAddress } from "../../../support/checking-out";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { methodsWith, removeMethod } from "../../../support/shipping-methods";
import type { Shopper } from "../../../support/shopper";
import { ownWord } from "../../../support/synonyms";
import { say } from "../../../support/words";

const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");

/** The form or question over the list: a dialog where scripts run, else the page. */
const form = ({ page, hasScripts, main }: Shopper) =>
  hasScripts ? page.getByRole("dialog") : main.locator(".crud-form");

/** Where no other test sends anything. */
const farAway = { ...homes.en.input, country_id: 554, state_id: undefined, city_id: undefined };

for (const lang of languageCodes) {
  const { currency } = languages[lang];
  const group = (shopper: Shopper, key: "methods.countries" | "methods.states") =>
    form(shopper).getByRole("group", { name: say(lang, key) });
  const nameField = (shopper: Shopper, written: LanguageCode) =>
    form(shopper).getByRole("textbox", {
      name: `${say(lang, "methods.name")} (${languages[written].name})`,
    });
  const press = (shopper: Shopper, key: "crud.save" | "crud.remove") =>
    form(shopper)
      .getByRole("button", { name: say(lang, key) })
      .click();

  test(`a way to send that the staff make is offered at the checkout of its country, until it goes, in ${lang}`, async ({
    page,
    context,
    shopper,
  }) => {
    const { money, number } = formatsFor(lang);
    const code = ownWord();
    const [en, fa] = [`Boat ${code}`, `کشتی ${code}`];
    const own = lang === "en" ? en : fa;
    const buyer = await comeWithCart(context, lang);
    await logInAtDesk(context);
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(methodsWith(code));
      await shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }).click();
      await nameField(shopper, "en").fill(en);
      await nameField(shopper, "fa").fill(fa);
      await form(shopper).getByLabel(say(lang, "methods.code")).fill(code);
      await form(shopper).getByLabel(say(lang, "methods.days_from")).fill(number(20));
      await form(shopper).getByLabel(say(lang, "methods.days_to")).fill(number(30));
      const place = say(lang, "methods.sort");
      await form(shopper).getByRole("textbox", { name: place, exact: true }).fill(number(50));
      await form(shopper).getByLabel(say(lang, "methods.active")).check();
      const price = `${say(lang, "methods.price")} (${unitName(currency, lang)})`;
      await form(shopper).getByRole("textbox", { name: price }).fill(number(40));
      const column = say(lang, "methods.countries");
      const searched = form(shopper).getByLabel(say(lang, "crud.find_others", { column }));
      await searched.fill("New Zealand");
      if (!shopper.hasScripts) {
        const find = say(lang, "crud.find");
        await group(shopper, "methods.countries").getByRole("button", { name: find }).click();
      }
      const countries = group(shopper, "methods.countries").getByRole("checkbox");
      await expect(countries).toHaveCount(1);
      await countries.check();
      await expectFits(page);
      await press(shopper, "crud.save");
      await expect(message(page)).toContainText(say(lang, "crud.added"));
      await shopper.open(methodsWith(code));
      const amount = 40 * currencies[currency].unit;
      await expect(rows(shopper)).toContainText([own]);
      await expect(rows(shopper)).toContainText([money({ amount, currency })]);
      await expectFits(page);

      const address_id = await keepAddress(buyer, lang, { ...farAway, city_text: "Nelson" });
      await answer(buyer, lang, { address_id });
      await shopper.open(checkoutPath(lang, "shipping"));
      const offered = shopper.main.getByRole("radio", { name: own });
      await expect(offered).toBeVisible();
      await expect(shopper.main).toContainText(money({ amount, currency }));

      await shopper.open(methodsWith(code));
      await rows(shopper)
        .getByRole("link", { name: say(lang, "crud.remove") })
        .click();
      await press(shopper, "crud.remove");
      await expect(rows(shopper)).toHaveCount(0);
      await shopper.open(checkoutPath(lang, "shipping"));
      await expect(shopper.main.getByRole("radio").first()).toBeVisible();
      await expect(offered).toHaveCount(0);
    } finally {
      await removeMethod(code);
    }
  });
}
