import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`R-ROUTE-29[not-found] an address that names nothing says so and leads on (${lang})`, async ({
    page,
    shopper,
  }) => {
    const answer = await page.goto(`/${lang}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(shopper.title).toHaveText(say(lang, "error_page.not_found"));
    await shopper.main.getByRole("link", { name: say(lang, "error.to_home") }).click();
    await expect(page).toHaveURL(`/${lang}`);
  });
}

test("/carts without a language is not found, and the page leads to the right one", async ({
  page,
  shopper,
}) => {
  const answer = await page.goto("/carts");
  expect(answer?.status()).toBe(404);
  await expect(shopper.main.locator('a[href="/fa/carts"]')).toBeVisible();
});

for (const lang of languageCodes) {
  test(`R-AUTH-09[box] R-NOJS-08[login-need, once] a page that needs login says so, once (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}`);
    await shopper.open("/user/orders?page=2");
    await expect(page).toHaveURL(/\/login$/);
    // A document has its message in the page, and no toast says it again.
    const message = page.getByText(say(lang, "login_need")).filter({ visible: true });
    await expect(message).toHaveCount(1);
    await page.reload();
    await shopper.settle();
    await expect(message).toHaveCount(0);
  });
}
