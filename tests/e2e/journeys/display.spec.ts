import { randomUUID } from "node:crypto";
import { orderList } from "#backend/contract/order";
import type { Display } from "~/i18n/display";
import { formatsFor } from "~/i18n/format";
import { comeToReview, send } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { say } from "../../support/words";

/** What each language doesn't have by itself. */
const other: Record<LanguageCode, Required<Display>> = {
  en: { calendar: "persian", digits: "arabext" },
  fa: { calendar: "gregory", digits: "latn" },
};
const born = { en: /Farvardin ۱, ۱۳۶۹/, fa: /21 مارس 1990/ };

for (const lang of languageCodes) {
  test(`an account's pages write dates and figures in its calendar and digits, the shop's own pages go on as they were (${lang})`, async ({
    page,
    shopper,
  }) => {
    const { token } = await comeToReview(page.context(), lang);
    await send(token, lang, "POST", "user/profile", {
      name: "Ann",
      last_name: "Smith",
      birth_date: "1990-03-21",
    });
    const question = { department: "order", subject: "Pots", body: "Where are the pots?" };
    await send(token, lang, "POST", "user/tickets", { ...question, client_id: randomUUID() });
    await shopper.open(`/${lang}/checkout/review`);
    await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    const headers = { Authorization: token, lang };
    const orders = orderList.parse(
      await (await page.request.get("/api/user/orders", { headers })).json(),
    );
    const [order] = orders.data;
    if (!order) throw new Error("No order");

    const own = formatsFor(lang);
    const chosen = formatsFor(lang, other[lang]);
    await shopper.open("/user/orders");
    await expect(shopper.main).toContainText(own.date(order.placed_at));

    await shopper.open("/user/user-settings");
    const { main } = shopper;
    await main.getByLabel(say(lang, "steps.pref_calendar")).selectOption(other[lang].calendar);
    await main.getByLabel(say(lang, "steps.pref_digits")).selectOption(other[lang].digits);
    const looks = main.getByRole("region", { name: say(lang, "settings.looks") });
    await looks.getByRole("button", { name: say(lang, "settings.save") }).click();
    await expect(page.getByText(say(lang, "settings.saved"))).toBeAttached();
    await expect(main.getByLabel(say(lang, "steps.pref_digits"))).toHaveValue(other[lang].digits);

    await shopper.open("/user/orders");
    await expect(main).toContainText(chosen.date(order.placed_at));
    await expect(main).toContainText(chosen.money(order.payable));
    await main.getByRole("link", { name: order.number }).click();
    await expect(page).toHaveURL(`/user/orders/${order.number}`);
    await expect(main).toContainText(chosen.date(order.placed_at));
    await expect(main).toContainText(chosen.money(order.payable));
    await shopper.open("/user/tickets");
    await expect(main.getByRole("article").first()).toContainText(chosen.date(order.placed_at));
    await shopper.open("/user/info");
    await expect(main).toContainText(born[lang]);
    await shopper.open("/user");
    await expect(main).toContainText(chosen.date(order.placed_at));

    await shopper.open(`/${lang}/home/products`);
    const count = (await main.textContent()) ?? "";
    expect(count).toMatch(lang === "fa" ? /[۰-۹]{3}/ : /\d{3}/);
    expect(count).not.toMatch(lang === "fa" ? /\d{3}/ : /[۰-۹]/);
  });
}
