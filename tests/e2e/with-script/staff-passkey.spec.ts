import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { cookieNames } from "~/request/cookie-names";
import { message } from "../../support/buying";
import { startDemoShop } from "../../support/demo-shop";
import { expect, test } from "../../support/fixtures";
import type { LanguageCode } from "../../support/languages";
import { press } from "../../support/logging-in";
import type { ShopProcess } from "../../support/shop-process";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

let shop: ShopProcess;

test.beforeAll(async () => {
  // Passkeys belong to a name: the other tests' shop has a number.
  shop = await startDemoShop({}, "localhost");
});

test.afterAll(() => shop.stop());

async function speak(page: Page, lang: LanguageCode): Promise<void> {
  await page.context().addCookies([{ name: cookieNames.lang, value: lang, url: shop.url }]);
}

async function givePassword(shopper: Shopper, lang: LanguageCode): Promise<void> {
  await shopper.open(`${shop.url}/staff/login`);
  await shopper.main.getByLabel(say(lang, "staff.login.target")).fill("owner@timcheh.example");
  await shopper.main.getByLabel(say(lang, "staff.login.password")).fill("owner-demo");
  await press(shopper, lang, "staff.login.go_on");
}

/** A device that verifies its user, as the browser's developer tools lend it. */
async function lendDevice(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("WebAuthn.enable");
  await tools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("decisions 27 a passkey is added, signs in instead of a code, and is removed", async ({
  page,
  shopper,
}) => {
  await lendDevice(page);
  await speak(page, "en");
  await givePassword(shopper, "en");
  await expect(shopper.title).toHaveText(say("en", "staff.enrol.title"));
  await shopper.settle();
  const secret = (await shopper.main.locator(".staff-key").innerText()).replace(/\s/g, "");
  const code = (later: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
  await shopper.main.getByLabel(say("en", "staff.enrol.code")).fill(code(0));
  await press(shopper, "en", "staff.enrol.confirm");
  await expect(shopper.title).toHaveText(say("en", "staff.codes.title"));

  await shopper.open(`${shop.url}/staff/security`);
  await shopper.main.getByLabel(say("en", "staff.passkey.label")).fill("My laptop");
  await press(shopper, "en", "staff.passkey.add");
  await expect(message(page)).toContainText(say("en", "staff.security.passkey_added"));
  await expect(shopper.main).toContainText("My laptop");
  await shopper.settle();
  await page.getByRole("button", { name: say("en", "staff.logout") }).click();
  await expect(message(page)).toContainText(say("en", "staff.bye"));

  await speak(page, "fa");
  await givePassword(shopper, "fa");
  await press(shopper, "fa", "staff.passkey.enter");
  await expect(page).toHaveURL(`${shop.url}/staff`);

  await shopper.open(`${shop.url}/staff/security`);
  const row = shopper.main.getByRole("listitem").filter({ hasText: "My laptop" });
  await row.getByText(say("fa", "staff.security.remove"), { exact: true }).first().click();
  await row.getByLabel(say("fa", "staff.factor.code")).fill(code(1));
  await row.getByRole("button", { name: say("fa", "staff.security.remove") }).click();
  await expect(message(page)).toContainText(say("fa", "staff.security.removed"));
  await expect(shopper.main).not.toContainText("My laptop");
});
