import { CheckoutPages, comeWithCart, homes } from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { ProfilePages } from "../../support/profile-pages";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`R-ROUTE-15[steps, form] a new account answers one form a step, to the end and back to where it came from (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    const home = homes[lang];
    await shopper.open(`/user/full-step?to=/${lang}/carts`);
    const line = shopper.main.getByRole("navigation", { name: say(lang, "steps.line") });
    const current = line.locator('[aria-current="step"]');
    await expect(current).toHaveText(say(lang, "steps.identity"));
    await expectFits(page);
    await pages.fillNames();
    await pages.go("steps.next");

    await expect(page).toHaveURL(/step=2/);
    await expect(shopper.main.getByText(say(lang, "contact.verified"))).toBeVisible();
    await expectFits(page);
    await shopper.main.getByRole("link", { name: say(lang, "steps.next") }).click();

    await expect(page).toHaveURL(/step=3/);
    const form = new CheckoutPages(shopper, lang);
    await form.givePlace(home);
    await form.field("address.recipient_phone").fill(home.typed.phone);
    await form.field(home.streetLabel).fill(home.input.street ?? "");
    await form.field(home.zipLabel).fill(home.typed.zip);
    await expect(form.field("address.recipient_name")).not.toHaveValue("");
    await pages.go("steps.next");

    await expect(page).toHaveURL(/step=4/);
    await expectFits(page);
    await pages.go("steps.next");

    await expect(page).toHaveURL(/step=5/);
    for (const name of ["marketing_email", "marketing_sms"] as const) {
      await expect(pages.field(`steps.consent_${name}`)).not.toBeChecked();
    }
    await pages.field("steps.consent_terms").check();
    await pages.go("steps.finish");
    await expect(page).toHaveURL(new RegExp(`/${lang}/carts$`));
    await shopper.open("/user/full-step");
    await expect(
      shopper.main.getByText(say(lang, "steps.all_done"), { exact: true }),
    ).toBeVisible();
  });

  test(`the checkout asks what an order lacks, an address, and never the steps of a profile (${lang})`, async ({
    page,
    shopper,
  }) => {
    await comeWithCart(page.context(), lang);
    await shopper.open(`/${lang}/checkout`);
    await expect(page).toHaveURL(new RegExp(`/${lang}/checkout/address`));
    await expect(shopper.main.locator("#address")).toBeVisible();
    const line = shopper.main.getByRole("navigation", { name: say(lang, "steps.line") });
    await expect(line).toHaveCount(0);
  });

  test(`it is gone on with where it was left, a step can be skipped, the name and the terms can't (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    const current = shopper.main.locator('[aria-current="step"]');
    await shopper.open("/user/full-step?step=5&to=//evil.example/x");
    await expect(page).toHaveURL(/step=1/);
    await pages.fillNames();
    await pages.go("steps.next");
    await expect(page).toHaveURL(/step=2/);
    await shopper.open("/user/full-step");
    await expect(current).toHaveText(say(lang, "steps.address"));
    await pages.go("steps.skip");
    await expect(page).toHaveURL(/step=4/);
    await pages.go("steps.skip");
    await expect(page).toHaveURL(/step=5/);
    await expect(shopper.main.getByRole("button", { name: say(lang, "steps.skip") })).toHaveCount(
      0,
    );
    await shopper.main.getByRole("link", { name: say(lang, "steps.back") }).click();
    await expect(page).toHaveURL(/step=4/);
    await shopper.open("/user/full-step");
    await expect(current).toHaveText(say(lang, "steps.consents"));
    await pages.field("steps.consent_terms").check();
    await pages.go("steps.finish");
    await expect(page).toHaveURL(/\/user$/);
  });
}
