import { languageCodes } from "#backend/contract/languages";
import { expect, test } from "../../support/fixtures";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`lite mode has no script and no font, and everything works (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/home/products`);
    await page.getByRole("button", { name: say(lang, "chrome.lite_on") }).click();
    await expect(page.getByRole("button", { name: say(lang, "chrome.lite_off") })).toBeVisible();
    await expect(page).toHaveURL(`/${lang}/home/products`);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.resourceType()));
    await page.reload();
    await expect(page.locator("script")).toHaveCount(0);
    await shopper.main.getByRole("listitem").getByRole("link").first().scrollIntoViewIfNeeded();
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/page=2/);
    expect(asked).not.toContain("script");
    expect(asked).not.toContain("font");

    await page.getByRole("button", { name: say(lang, "chrome.lite_off") }).click();
    await expect(page.locator("script").first()).toBeAttached();
  });
}

test.describe("Save-Data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });
  test("lite mode is on by itself where the browser saves data; the switch wins", async ({
    page,
  }) => {
    await page.goto("/fa");
    await expect(page.locator("script")).toHaveCount(0);
    await page.getByRole("button", { name: say("fa", "chrome.lite_off") }).click();
    await expect(page.locator("script").first()).toBeAttached();
  });
});
