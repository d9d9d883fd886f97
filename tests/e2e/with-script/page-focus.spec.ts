import type { Locator } from "@playwright/test";
import type { MessageKey } from "~/i18n/messages/en";
import { checkoutPath } from "~/sitemap/paths";
import { findProducts } from "../../support/buying";
import { productPath } from "../../support/catalogue";
import {
  answer,
  CheckoutPages,
  comeToReview,
  comeWithCart,
  homes,
  keepAddress,
} from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser, newPhone } from "../../support/log-in-browser";
import { ProfilePages } from "../../support/profile-pages";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** Presses "Buy now" on a phone whose product page is scrolled down to it. */
async function buyFromBelow(shopper: Shopper, lang: LanguageCode): Promise<void> {
  const { page } = shopper;
  await page.setViewportSize({ width: 360, height: 640 });
  const [product] = await findProducts(lang);
  await shopper.open(productPath(lang, product));
  const buy = page.getByRole("button", { name: say(lang, "product.buy_now") });
  await buy.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await buy.click();
}

async function expectTop({ page, title }: Shopper): Promise<void> {
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** A new address whose code is wrong, ready to be sent. */
async function writeWrongAddress(shopper: Shopper, lang: LanguageCode) {
  await logInBrowser(shopper.page.context(), lang);
  const form = new CheckoutPages(shopper, lang);
  await shopper.open("/user/addresses?new=1");
  await form.givePlace(homes[lang]);
  const zip = form.field(homes[lang].zipLabel);
  await zip.fill(homes[lang].typed.badZip);
  return { form, zip };
}

for (const lang of languageCodes) {
  test(`buying now opens the checkout at its top, with its title focused (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    await buyFromBelow(shopper, lang);
    await expect(page).toHaveURL(/\/checkout\/address$/);
    await expectTop(shopper);
  });

  test(`a refused form moves the focus to what is wrong with it (${lang})`, async ({
    page,
    shopper,
  }) => {
    const [product] = await findProducts(lang);
    await shopper.open(productPath(lang, product));
    await page.getByRole("textbox", { name: say(lang, "product.quantity") }).fill("0");
    await page.getByRole("button", { name: say(lang, "product.add_to_cart") }).click();
    const refusal = shopper.main.getByRole("alert");
    await expect(refusal).toHaveText(say(lang, "qty_error"));
    await expect(refusal).toBeFocused();
  });

  test(`a refused address moves the focus to the summary of its mistakes (${lang})`, async ({
    shopper,
  }) => {
    const { form } = await writeWrongAddress(shopper, lang);
    await form.go("addresses.save");
    const summary = shopper.main.getByRole("alert");
    await expect(summary).toContainText(say(lang, homes[lang].zipError));
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
  });

  test(`who has gone on in a field when the refusal comes stays in it (${lang})`, async ({
    page,
    shopper,
  }) => {
    const { form, zip } = await writeWrongAddress(shopper, lang);
    const held = new Promise<() => Promise<void>>((resolve) => {
      const isForm = (url: URL) => url.pathname.startsWith("/user/addresses");
      page.route(isForm, async (route) => {
        if (route.request().method() === "POST") resolve(() => route.continue());
        else await route.continue();
      });
    });
    await form.go("addresses.save");
    const letGo = await held;
    await zip.fill(homes[lang].typed.zip);
    await letGo();
    const summary = shopper.main.getByRole("alert");
    await expect(summary).toContainText(say(lang, homes[lang].zipError));
    await expect(zip).toBeFocused();
    await expect(zip).toHaveValue(homes[lang].typed.zip);
  });

  test(`a refused identity moves the focus to the first field that is wrong (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/profile");
    await pages.fillNames();
    const code = pages.field("profile.national_code");
    await code.fill("0013542418");
    await pages.go("profile.save");
    await expect(code).toHaveAccessibleDescription(
      new RegExp(say(lang, "profile.national_code_wrong")),
    );
    await expect(code).toBeFocused();
    await expect(code).toBeInViewport();
  });

  test(`each step of the checkout opens at its top, with its title focused (${lang})`, async ({
    page,
    shopper,
  }) => {
    // Lower than any step is long.
    await page.setViewportSize({ width: 360, height: 320 });
    const { input } = homes.fa;
    const buyer = await comeWithCart(page.context(), lang, newPhone());
    await keepAddress(buyer, lang, input);
    await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, input) });
    await answer(buyer, lang, { shipping: "post", payment: "cod" });
    const expectStep = async (title: MessageKey) => {
      await expect(shopper.title).toHaveText(say(lang, title));
      await expectTop(shopper);
    };
    const press = async (control: Locator) => {
      await control.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await control.click();
    };
    await shopper.open(checkoutPath(lang, "address"));
    await expect(shopper.title).toHaveText(say(lang, "checkout.address_title"));
    const next = shopper.main.getByRole("button", { name: say(lang, "checkout.continue") });
    await press(next);
    await expectStep("checkout.review_title");
    for (const [change, title] of [
      ["checkout.shipping_change", "checkout.shipping_title"],
      ["checkout.payment_change", "checkout.payment_title"],
      ["checkout.address_change", "checkout.address_title"],
    ] as const) {
      await press(shopper.main.getByRole("link", { name: say(lang, change) }));
      await expectStep(title);
      await press(next);
      await expectStep("checkout.review_title");
    }
  });

  test(`buying now opens the review at its top where all is answered, with its title focused (${lang})`, async ({
    page,
    shopper,
  }) => {
    await comeToReview(page.context(), lang);
    await buyFromBelow(shopper, lang);
    await expect(page).toHaveURL(/\/checkout\/review$/);
    await expectTop(shopper);
  });
}
