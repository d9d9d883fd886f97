import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { message } from "../../support/buying";
import {
  answer,
  CheckoutPages,
  comeWithCart,
  homes,
  keepAddress,
  send,
  wayToPay,
} from "../../support/checking-out";
import { expect, test, testWithoutScripts } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser, newPhone } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

/** The rules are tried by a script, so only where pages run some; the markup is the same. */
async function expectFit({ page, hasScripts }: Shopper): Promise<void> {
  if (hasScripts) await expectAccessible(page);
}

const stepOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1);

for (const lang of languageCodes) {
  const home = homes[lang];

  test.describe(`the checkout in ${lang}`, () => {
    test("R-NOJS-02[checkout] asks for the place, and for what else can't be known, then shows all of it", async ({
      page,
      shopper,
    }) => {
      await comeWithCart(page.context(), lang);
      const pages = new CheckoutPages(shopper, lang);
      await shopper.open(`/${lang}/checkout`);
      await expect(page).toHaveURL(/\/checkout\/address$/);
      await expect(shopper.title).toHaveText(say(lang, "checkout.address_title"));
      await pages.givePlace(home);
      await pages.field("address.recipient_name").fill(home.input.recipient_name);
      await pages.field("address.recipient_phone").fill(home.typed.phone);
      await pages.field(home.zipLabel).fill(home.typed.zip);
      await pages.field(home.streetLabel).fill(home.input.street);
      expect(page.url(), "nothing personal in the address").not.toMatch(/name|phone|street|zip/);
      await expectFit(shopper);
      await pages.go("checkout.address_save");

      await expect(page).toHaveURL(/\/checkout\/review$/);
      await expect(
        shopper.main.getByText(say(lang, "checkout.assumed_cheapest")),
        "who never chose a way to send is offered the cheapest",
      ).toBeVisible();
      await shopper.main.getByRole("link", { name: say(lang, "checkout.shipping_change") }).click();
      await expect(shopper.title).toHaveText(say(lang, "checkout.shipping_title"));
      await shopper.main.getByRole("radio", { name: home.shipping }).check();
      await expectFit(shopper);
      await pages.go("checkout.continue");

      await expect(page).toHaveURL(/\/checkout\/review$/);
      const payment = shopper.main.getByRole("definition").filter({
        hasText: say(lang, wayToPay[lang]),
      });
      await expect(payment, "who can pay in one way only is not asked how").toContainText(
        say(lang, "checkout.assumed_only"),
      );
    });

    test("a place that is left open is asked for again, with a word about it", async ({
      page,
      shopper,
    }) => {
      await comeWithCart(page.context(), lang);
      const asked = `new=1&country=${home.input.country_id}&state=`;
      await shopper.open(`/${lang}/checkout/address?${asked}`);
      const state = shopper.main.getByLabel(say(lang, home.stateLabel), { exact: true });
      await expect(state).toHaveAttribute("aria-invalid", "true");
      await expect(shopper.main.getByRole("alert")).toContainText(
        say(lang, "address.place_missing"),
      );
    });

    testWithoutScripts(
      "without scripts a place that is sent with nothing chosen is asked for again, with a word about it and all that was typed",
      async ({ page, shopper }) => {
        await comeWithCart(page.context(), lang);
        const pages = new CheckoutPages(shopper, lang);
        await shopper.open(`/${lang}/checkout/address`);
        const state = shopper.main.getByRole("combobox", { name: say(lang, home.stateLabel) });
        await expect(state).toHaveValue("");
        await pages.field("address.recipient_name").fill(home.input.recipient_name);
        await pages.go("address.change_place");
        await expect(state).toHaveAttribute("aria-invalid", "true");
        await expect(state).toHaveAccessibleDescription(
          new RegExp(say(lang, "address.place_missing")),
        );
        await expect(shopper.main.getByRole("alert")).toContainText(
          say(lang, "address.place_missing"),
        );
        await expect(pages.field("address.recipient_name")).toHaveValue(home.input.recipient_name);
      },
    );

    test("shows all answers once more, each with the way to change it", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeWithCart(page.context(), lang, newPhone());
      const pages = new CheckoutPages(shopper, lang);
      // Where cash is taken at the door in both currencies.
      const { input, shown, typed } = homes.fa;
      await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, input) });
      await answer(buyer, lang, { shipping: "post" });
      await shopper.open(`/${lang}/checkout`);
      await expect(page, "the review itself asks how to pay").toHaveURL(/\/checkout\/review$/);
      const way = shopper.main.getByRole("radio", { name: say(lang, "checkout.payment_cod") });
      await expect(way).not.toBeChecked();
      await expectFit(shopper);

      await shopper.open(`/${lang}/checkout/payment`);
      await way.check();
      await expectFit(shopper);
      await pages.go("checkout.continue");

      await expect(page).toHaveURL(/\/checkout\/review$/);
      await expect(shopper.title).toHaveText(say(lang, "checkout.review_title"));
      const answers = shopper.main.getByRole("definition");
      for (const text of [
        buyer.product,
        input.recipient_name,
        lang === "fa" ? shown.phone : "+98 912 123 4567",
        lang === "fa" ? typed.zip : shown.zip,
        input.street,
        say(lang, "checkout.payment_cod"),
      ]) {
        await expect(answers.filter({ hasText: text }).first()).toBeVisible();
      }
      for (const [key, path] of [
        ["checkout.law_link", "home/law"],
        ["checkout.items_change", "carts"],
        ["checkout.address_change", "checkout/address"],
        ["checkout.shipping_change", "checkout/shipping"],
        ["checkout.payment_change", "checkout/payment"],
      ] as const) {
        const link = shopper.main.getByRole("link", { name: say(lang, key) });
        await expect(link).toHaveAttribute("href", `/${lang}/${path}`);
      }
      await expectFit(shopper);
    });

    test("R-VAL-20[refused, values, linked] R-VAL-21[address] a refused address keeps what was typed and says what is wrong where it is", async ({
      page,
      shopper,
    }) => {
      await comeWithCart(page.context(), lang);
      const pages = new CheckoutPages(shopper, lang);
      await shopper.open(`/${lang}/checkout/address`);
      await pages.givePlace(home);
      await pages.field("address.recipient_name").fill(home.input.recipient_name);
      await pages.field(home.zipLabel).fill(home.typed.badZip);
      const answered = page.waitForResponse(
        (response) => response.request().method() === "POST" && response.status() === 400,
      );
      await pages.go("checkout.address_save");
      await answered;

      const zip = pages.field(home.zipLabel);
      await expect(zip).toHaveValue(home.typed.badZip);
      await expect(zip).toHaveAccessibleDescription(new RegExp(say(lang, home.zipError)));
      await expect(zip).toHaveAttribute("aria-invalid", "true");
      await expect(pages.field("address.recipient_name")).toHaveValue(home.input.recipient_name);
      await expect(pages.field("address.recipient_phone")).toHaveAccessibleDescription(
        new RegExp(say(lang, "required_error")),
      );
      const summary = shopper.main.getByRole("alert");
      await summary.getByRole("link", { name: say(lang, home.zipError) }).click();
      await expect(zip).toBeFocused();
      await expectFit(shopper);

      await zip.fill(home.typed.zip);
      await pages.field("address.recipient_phone").fill(home.typed.phone);
      await pages.field(home.streetLabel).fill(home.input.street);
      await pages.go("checkout.address_save");
      await expect(page).toHaveURL(/\/checkout\/review$/);
    });

    test("R-ADDR-02[chained, cleared, button] another place asks for its own lists, and what was typed stays", async ({
      page,
      shopper,
    }) => {
      await comeWithCart(page.context(), lang);
      const pages = new CheckoutPages(shopper, lang);
      const other = homes[lang === "fa" ? "en" : "fa"];
      await shopper.open(`/${lang}/checkout/address`);
      await pages.givePlace(home);
      await pages.field("address.recipient_name").fill(home.input.recipient_name);
      await pages.field(home.streetLabel).fill(home.input.street);

      const country = shopper.main.getByRole("combobox", { name: say(lang, "address.country") });
      await country.selectOption(String(other.input.country_id));
      if (!shopper.hasScripts) await pages.go("address.change_place");
      const state = shopper.main.getByRole("combobox", { name: say(lang, other.stateLabel) });
      await expect(state).toHaveValue("");
      const typed = shopper.main.getByRole("textbox", { name: say(lang, "address.city") });
      await expect(typed).toHaveValue("");
      const city = shopper.main.getByRole("combobox", { name: say(lang, "address.city") });
      await state.selectOption(String(other.input.state_id));
      if (!shopper.hasScripts) await pages.go("address.change_place");
      await city.selectOption(String(other.input.city_id));

      await expect(pages.field("address.recipient_name")).toHaveValue(home.input.recipient_name);
      await expect(pages.field(other.streetLabel)).toHaveValue(home.input.street);
      expect(page.url()).not.toContain("recipient");
    });

    test("a country without lists asks for its city in words", async ({ page, shopper }) => {
      await comeWithCart(page.context(), lang);
      const pages = new CheckoutPages(shopper, lang);
      await shopper.open(`/${lang}/checkout/address`);
      const country = shopper.main.getByRole("combobox", { name: say(lang, "address.country") });
      await country.selectOption("250");
      if (!shopper.hasScripts) await pages.go("address.change_place");
      await expect(pages.field("address.city_other")).toBeVisible();
      await expect(shopper.main.getByRole("combobox")).toHaveCount(1);
    });

    test("saved addresses are large choices; another can be written and one rewritten", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeWithCart(page.context(), lang);
      await keepAddress(buyer, lang, { ...home.input, title: "A-title" });
      await keepAddress(buyer, lang, { ...home.input, street: "Second street 2" });
      const pages = new CheckoutPages(shopper, lang);
      await shopper.open(`/${lang}/checkout/address`);
      const tiles = shopper.main.getByRole("radio");
      await expect(tiles).toHaveCount(2);
      await expect(shopper.main.getByRole("radio", { name: "A-title" })).toBeChecked();
      await expectFit(shopper);

      await shopper.main
        .getByRole("link", { name: saying(lang, "address.edit_of") })
        .first()
        .click();
      await pages.field("address.recipient_name").fill("Other Name");
      await pages.go("checkout.address_save");
      await expect(page).toHaveURL(/\/checkout\/review$/);

      await shopper.main.getByRole("link", { name: say(lang, "checkout.address_change") }).click();
      await expect(shopper.main.getByText("Other Name")).toBeVisible();
      await shopper.main.getByRole("link", { name: say(lang, "checkout.address_new") }).click();
      await expect(shopper.title).toHaveText(say(lang, "checkout.address_new_title"));
      await shopper.main.getByRole("link", { name: say(lang, "checkout.address_back") }).click();

      await shopper.main
        .getByRole("link", { name: saying(lang, "address.edit_of") })
        .first()
        .click();
      await pages.go("address.remove");
      await expect(message(page)).toContainText(say(lang, "address.removed"));
      await expect(tiles).toHaveCount(1);
    });

    test("a step whose turn has not come leads to the one that is missing, and goes on from there", async ({
      page,
      shopper,
    }) => {
      const buyer = await comeWithCart(page.context(), lang);
      await shopper.open(`/${lang}/checkout/review`);
      expect(stepOf(page)).toBe("address");
      const tehran = await keepAddress(buyer, lang, homes.fa.input);
      await answer(buyer, lang, { address_id: tehran });
      await answer(buyer, lang, { shipping: "post" });
      await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, homes.en.input) });
      await shopper.open(`/${lang}/checkout/review`);
      expect(stepOf(page)).toBe(lang === "en" ? "shipping" : "review");
      await shopper.open(`/${lang}/checkout/address`);
      expect(stepOf(page)).toBe("address");
      await shopper.open(`/${lang}/checkout`);
      expect(stepOf(page)).toBe(lang === "en" ? "shipping" : "review");
    });

    test("the total is in sight at each step, and what it is made of can be opened", async ({
      page,
      shopper,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const buyer = await comeWithCart(page.context(), lang);
      await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, home.input) });
      for (const step of ["address", "shipping"]) {
        await shopper.open(`/${lang}/checkout/${step}`);
        const total = shopper.main.locator(".checkout-next .price b");
        await expect(total).toBeInViewport();
        const lines = shopper.main.getByRole("list", { name: say(lang, "checkout.items") });
        await expect(lines).toBeHidden();
        await shopper.main.locator("summary").click();
        await expect(lines.getByText(buyer.product)).toBeVisible();
      }
    });

    test("an empty cart leads back to the cart, and says so", async ({ page, shopper }) => {
      await logInBrowser(page.context(), lang);
      await shopper.open(`/${lang}/checkout`);
      await expect(page).toHaveURL(new RegExp(`/${lang}/carts$`));
      await expect(message(page)).toContainText(say(lang, "checkout.empty"));
    });

    test("it needs a login, for reading and for posting", async ({ page }) => {
      for (const step of ["", "/address", "/shipping", "/payment", "/review"]) {
        const path = `/${lang}/checkout${step}`;
        const read = await page.request.get(path, { maxRedirects: 0 });
        expect([read.status(), read.headers().location]).toEqual([302, "/login"]);
        if (!step) continue;
        const sent = await page.request.post(path, { form: { intent: "x" }, maxRedirects: 0 });
        expect([sent.status(), sent.headers().location]).toEqual([302, "/login"]);
      }
    });

    test("somebody else's address is not found, and nothing is chosen", async ({
      page,
      browser,
    }) => {
      const other = await browser.newContext();
      const theirs = await keepAddress(await comeWithCart(other, lang), lang, home.input);
      await other.close();
      const buyer = await comeWithCart(page.context(), lang);
      const path = `/${lang}/checkout/address`;
      const posts: Record<string, string>[] = [
        { intent: "address.choose", address_id: theirs },
        { intent: "address.save", edit: theirs },
        { intent: "address.remove", edit: theirs },
      ];
      for (const form of posts) {
        expect((await page.request.post(path, { form })).status()).toBe(404);
      }
      expect((await page.request.get(`${path}?edit=${theirs}`)).status()).toBe(404);
      expect(await send(buyer.token, lang, "POST", "user/checkout", {})).toMatchObject({
        address: null,
      });
    });
  });
}
