import { addToCart, findProducts, lineOf, message } from "../../support/buying";
import { CheckoutPages, homes, wayToPay } from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInByCode, newEmail, press, readOutbox } from "../../support/logging-in";
import { payAtBank, say } from "../../support/words";

for (const lang of languageCodes) {
  const home = homes[lang];

  test(`R-NOJS-02[add, checkout] R-AUTH-11[back] R-ROUTE-12[list] R-ROUTE-32[payment] from the home page to the printed invoice (${lang})`, async ({
    page,
    shopper,
  }) => {
    test.setTimeout(180_000);
    await shopper.open(`/${lang}`);
    const [product] = await findProducts(lang);
    await addToCart(shopper, lang, product);
    await message(page)
      .getByRole("link", { name: say(lang, "flash.to_carts") })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    const email = newEmail();
    await logInByCode(shopper, lang, email);
    await expect(page).toHaveURL(`/${lang}/carts`);
    await expect(lineOf(page, product)).toBeVisible();

    await shopper.main.getByRole("link", { name: say(lang, "cart.checkout") }).click();
    await expect(page).toHaveURL(/\/checkout\/address$/);
    const pages = new CheckoutPages(shopper, lang);
    await pages.givePlace(home);
    await pages.field("address.recipient_name").fill(home.input.recipient_name);
    await pages.field("address.recipient_phone").fill(home.typed.phone);
    await pages.field(home.zipLabel).fill(home.typed.zip);
    await pages.field(home.streetLabel).fill(home.input.street);
    await pages.go("checkout.address_save");
    await expect(page).toHaveURL(/\/checkout\/review$/);
    await expect(shopper.main.getByText(say(lang, wayToPay[lang])).first()).toBeVisible();
    await pages.go("checkout.place");

    await expect(page).toHaveURL(/\/sandbox-pay\//);
    await page.getByRole("button", { name: payAtBank[lang], exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/home/payment/success/[0-9A-Z]{16}$`));
    await expect(shopper.title).toHaveText(say(lang, "payment.word.success"));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("html")).toHaveAttribute("dir", lang === "fa" ? "rtl" : "ltr");

    await shopper.main.getByRole("link", { name: say(lang, "payment.to_order") }).click();
    await expect(page).toHaveURL(/\/user\/orders\/[\d-]+$/);
    await expect(shopper.main.getByText(say(lang, "order.state_text.paid"))).toBeVisible();
    await expect(shopper.main.getByText(product.name).first()).toBeVisible();
    const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(await readOutbox(shopper, email)).toContain(number);

    await shopper.main.getByRole("link", { name: say(lang, "order.invoice") }).click();
    await expect(page).toHaveURL(/\/invoice$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFits(page);
    await page.emulateMedia({ media: "print" });
    await expect(shopper.title).toContainText(say(lang, "invoice.title"));
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(shopper.main.getByText(home.input.recipient_name)).toBeVisible();
    await expect(shopper.main.locator("tbody tr")).toHaveCount(1);

    await page.emulateMedia({ media: "screen" });
    const check = await shopper.main.getByRole("img").last().getAttribute("aria-label");
    await shopper.open(new URL(check ?? "").pathname);
    await expect(shopper.main.getByRole("status")).toContainText(say(lang, "invoice.is_true"));

    await shopper.open("/user/orders");
    const row = shopper.main.getByRole("listitem").filter({ hasText: number });
    await expect(row.getByText(say(lang, "order.state.paid"))).toBeVisible();
    await row.getByRole("link", { name: number }).click();
    await expect(page).toHaveURL(`/user/orders/${number}`);
    await shopper.main.locator("summary", { hasText: say(lang, "order.cancel") }).click();
    await press(shopper, lang, "order.cancel_yes");
    await expect(message(page)).toContainText(say(lang, "order.is_canceled"));
    await expect(shopper.main.getByText(say(lang, "order.state_text.refunded"))).toBeVisible();
  });
}
