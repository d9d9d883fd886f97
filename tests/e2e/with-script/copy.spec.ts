import { findProduct, productPath } from "../../support/catalogue";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { startPage } from "../../support/start-page";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`the address of a product is copied with one press (${lang})`, async ({
    context,
    page,
    shopper,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const product = await findProduct(lang);
    await shopper.open(productPath(lang, product));
    await startPage(page);
    await shopper.main.getByText(say(lang, "product.share"), { exact: true }).click();
    await shopper.main.getByRole("button", { name: say(lang, "copy.copy") }).click();
    await expect(
      shopper.main.getByRole("status").filter({ hasText: say(lang, "copy.copied") }),
    ).toBeAttached();
    const address = shopper.main.getByRole("textbox", { name: say(lang, "product.share") });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await address.inputValue(),
    );
  });
}
