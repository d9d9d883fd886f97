import { formatsFor } from "~/i18n/format";
import { headerCount } from "../../support/buying";
import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInByCode, newEmail } from "../../support/logging-in";
import { screens } from "../../support/screens";
import { say } from "../../support/words";

/** Scripts that never arrive stand for ones that arrive late: nothing may wait for them. */
test.beforeEach(async ({ page }) => {
  await page.route(/\.js$/, () => {});
});

for (const lang of languageCodes) {
  test(`search and filters work before scripts arrive (${lang})`, async ({ page, shopper }) => {
    await page.goto(`/${lang}`, { waitUntil: "domcontentloaded" });
    await shopper.search(lang, lang === "fa" ? "چای" : "tea");
    await expect(page).toHaveURL(/q=/);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await expect(shopper.title).toBeVisible();
  });

  test(`R-NOJS-05[cart] a product goes to the cart before scripts arrive (${lang})`, async ({
    page,
  }) => {
    const path = productPath(lang, await findProduct(lang));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    expect((await posted).isNavigationRequest()).toBe(true);
    await expect(headerCount(page)).toHaveText(formatsFor(lang).number(1));
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  });

  test(`R-NOJS-05[login] a login works before scripts arrive (${lang})`, async ({
    page,
    shopper,
  }) => {
    await page.goto(`/${lang}/login`, { waitUntil: "domcontentloaded" });
    await logInByCode(shopper, lang, newEmail());
    await expect(page).toHaveURL("/user");
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  });

  test(`R-NOJS-05[no-dead-button] no button in sight does nothing before scripts arrive (${lang})`, async ({
    page,
  }) => {
    for (const { path } of screens) {
      await page.goto(await path(lang), { waitUntil: "domcontentloaded" });
      const dead = page.locator("button:visible");
      const names = await dead.evaluateAll((buttons) =>
        (buttons as HTMLButtonElement[])
          .filter(({ type, form, disabled }) => !disabled && (type !== "submit" || !form))
          .map(({ outerHTML }) => outerHTML),
      );
      expect(names, await path(lang)).toEqual([]);
    }
  });
}
