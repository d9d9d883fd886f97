import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { languages } from "#backend/contract/languages";
import { erasePath } from "~/sitemap/account-paths";
import { expect, test } from "../../support/fixtures";
import { mistakesOf } from "../../support/html-mistakes";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const settings = "/user/user-settings";

async function openSettings(shopper: Shopper, lang: LanguageCode) {
  await logInBrowser(shopper.page.context(), lang);
  await shopper.open(settings);
}

for (const lang of languageCodes) {
  const other = languageCodes.find((code) => code !== lang) ?? lang;

  test(`domain 4.5 the language that is chosen in the settings is the next page's (${lang})`, async ({
    shopper,
    page,
  }) => {
    await openSettings(shopper, lang);
    const looks = page.getByRole("region", { name: say(lang, "settings.looks") });
    await looks.getByLabel(say(lang, "settings.lang")).selectOption(other);
    await looks.getByRole("button", { name: say(lang, "settings.save") }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      say(other, "account.settings"),
    );
  });

  test(`domain 4.5 what is kept of a person is downloaded and can be read (${lang})`, async ({
    shopper,
    page,
  }) => {
    await openSettings(shopper, lang);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: say(lang, "settings.export_do") }).click();
    const archive = unzipSync(await readFile(await (await download).path()));
    const { sections } = JSON.parse(strFromU8(archive["data.json"] ?? new Uint8Array()));
    expect(sections.profile).toHaveLength(1);
    expect(sections.sessions).toHaveLength(1);
    const html = strFromU8(archive["data.html"] ?? new Uint8Array());
    expect(html).toContain(`<html lang="${lang}" dir="${languages[lang].dir}">`);
    expect(await mistakesOf(html)).toEqual([]);
  });

  test(`R-CONFIRM-02[button, server] R-CONFIRM-04[unfolded] domain 4.5 an account is closed by who types the number, and is gone then (${lang})`, async ({
    shopper,
    page,
  }) => {
    await openSettings(shopper, lang);
    await page.getByRole("link", { name: say(lang, "settings.erase_open") }).click();
    const number = page.getByLabel(new RegExp(say(lang, "confirm.code")));
    const printed = await page.locator(".confirm-number").innerText();
    const erase = page.getByRole("button", { name: say(lang, "settings.erase_do") });
    if (!shopper.hasScripts) {
      await expect(page).toHaveURL(erasePath);
      await number.fill("7");
      await erase.click();
      await expect(page.getByText(say(lang, "settings.erase_wrong_number"))).toBeVisible();
      await number.fill(await page.locator(".confirm-number").innerText());
    } else {
      await expect(erase).toBeDisabled();
      await number.fill(printed);
      await expect(erase).toBeEnabled();
      await number.fill("");
      await expect(erase).toBeDisabled();
      await number.fill(printed);
    }
    await erase.click();
    await expect(page.getByText(say(lang, "settings.erased")).first()).toBeVisible();
    await shopper.open(settings);
    await expect(page).toHaveURL(/login/);
  });
}
