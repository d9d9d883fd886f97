import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import { CheckoutPages, homes } from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInByCode, newEmail } from "../../support/logging-in";
import type { Shopper } from "../../support/shopper";
import { payAtBank, say } from "../../support/words";

/** Pages that the browser comes to. Where scripts run, what changes within one is no page of its own. */
function notePages({ page, hasScripts }: Shopper): string[] {
  const seen: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    if (!hasScripts || pathname !== seen.at(-1)) seen.push(pathname);
  });
  return seen;
}

for (const lang of languageCodes) {
  const home = homes[lang];

  test(`R-NOJS-02[checkout] from the product to paid in seven pages, the bank's among them, and in four the next time (${lang})`, async ({
    page,
    shopper,
  }) => {
    test.setTimeout(120_000);
    const [product] = await findProducts(lang);
    const pages = new CheckoutPages(shopper, lang);
    const buyNow = () => page.getByRole("button", { name: say(lang, "product.buy_now") }).click();
    const placeAndPay = async () => {
      await expect(page).toHaveURL(/\/checkout\/review$/);
      await pages.go("checkout.place");
      await expect(page).toHaveURL(/\/sandbox-pay\//);
      await page.getByRole("button", { name: payAtBank[lang], exact: true }).click();
      await expect(shopper.title).toHaveText(say(lang, "payment.word.success"));
      await shopper.settle();
    };

    const seen = notePages(shopper);
    await shopper.open(productPath(lang, product));
    await buyNow();
    await logInByCode(shopper, lang, newEmail());
    await expect(page).toHaveURL(/\/checkout\/address$/);
    await pages.givePlace(home);
    await pages.field("address.recipient_name").fill(home.input.recipient_name);
    await pages.field("address.recipient_phone").fill(home.typed.phone);
    await pages.field(home.zipLabel).fill(home.typed.zip);
    await pages.field(home.streetLabel).fill(home.input.street);
    await pages.go("checkout.address_save");
    await placeAndPay();
    const newcomers = shopper.hasScripts ? 6 : 7;
    expect(seen, seen.join("\n")).toHaveLength(newcomers);

    await shopper.open(productPath(lang, product));
    await buyNow();
    await placeAndPay();
    expect(seen, seen.join("\n")).toHaveLength(newcomers + 4);
  });
}
