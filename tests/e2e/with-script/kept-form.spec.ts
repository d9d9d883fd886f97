import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { press } from "../../support/logging-in";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const strong = "correct horse battery";
const posts = "**/*.data*";

const password = (page: Page, lang: LanguageCode) =>
  page.getByLabel(say(lang, "login.new_password"), { exact: true });

const weak = (lang: LanguageCode) => new RegExp(say(lang, "password.lower"));

async function openSettings(shopper: Shopper, lang: LanguageCode) {
  await logInBrowser(shopper.page.context(), lang);
  await shopper.open(`/${lang}`);
  await shopper.open("/user/user-settings");
}

async function expectUnsent({ page }: Shopper, lang: LanguageCode) {
  const told = page.getByRole("alert").filter({ hasText: say(lang, "form_kept") });
  await expect(told).toContainText(say(lang, "no_internet"));
}

for (const lang of languageCodes) {
  test(`R-VAL-20[values, linked] R-VAL-21[password] a refused form keeps what was typed, and asks the shop once (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await openSettings(shopper, lang);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(".data")) asked.push(request.method());
    });
    await password(page, lang).fill("LOUD AND LONG");
    await press(shopper, lang, "account.password_set");
    await expect(password(page, lang)).toHaveAccessibleDescription(weak(lang));
    await expect(password(page, lang)).toHaveValue("LOUD AND LONG");
    takeOut(complaints, lostConnection);
    await password(page, lang).fill(strong);
    await press(shopper, lang, "account.password_set");
    await expect(page.getByText(say(lang, "account.password_kept"))).toBeAttached();
    await expect(password(page, lang)).toHaveValue("");
    expect(asked).toEqual(["POST", "POST", "GET"]);
  });

  test(`R-PWA-14[other-forms] a connection that breaks keeps the form, its notes and what was typed (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    await openSettings(shopper, lang);
    await password(page, lang).fill("LOUD AND LONG");
    await press(shopper, lang, "account.password_set");
    await expect(password(page, lang)).toHaveAccessibleDescription(weak(lang));
    await page.route(posts, (route) => route.abort("connectionreset"));
    await password(page, lang).fill(strong);
    await press(shopper, lang, "account.password_set");
    await expectUnsent(shopper, lang);
    await expect(password(page, lang)).toHaveValue(strong);
    await expect(password(page, lang)).toHaveAccessibleDescription(weak(lang));
    await page.unroute(posts);
    takeOut(complaints, lostConnection);
    await press(shopper, lang, "account.password_set");
    await expect(page.getByText(say(lang, "account.password_kept"))).toBeAttached();
  });

  test(`R-PWA-14[other-forms] without a network no form leads away from the page (${lang})`, async ({
    page,
    shopper,
  }) => {
    await openSettings(shopper, lang);
    await password(page, lang).fill(strong);
    await page.context().setOffline(true);
    await press(shopper, lang, "account.logout_everywhere");
    await expectUnsent(shopper, lang);
    await expect(password(page, lang)).toHaveValue(strong);
    await page.context().setOffline(false);
    await press(shopper, lang, "account.password_set");
    await expect(page.getByText(say(lang, "account.password_kept"))).toBeAttached();
  });
}

test("a row that could not be saved stays in its dialog, over its table", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open(`/en/__lab/crud?list=items-${randomBytes(6).toString("hex")}`);
  await shopper.main.getByRole("link", { name: "Add", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Brass lock");
  await dialog.getByLabel("Kind").selectOption("copper");
  await dialog.getByLabel("Amount").fill("999");
  await page.route(posts, (route) => route.abort("connectionreset"));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectUnsent(shopper, "en");
  await expect(dialog.getByLabel("Title")).toHaveValue("Brass lock");
  await page.unroute(posts);
  takeOut(complaints, lostConnection);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("cell", { name: "Brass lock", exact: true })).toBeVisible();
});
