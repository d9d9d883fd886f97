import { formatsFor } from "~/i18n/format";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { codeOf, giveTarget, newEmail, press, readOutbox } from "../../support/logging-in";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** The page's field for a new password, and its needs. */
function newPassword(shopper: Shopper, lang: LanguageCode) {
  const bound = formatsFor(lang).number(8);
  const needs = shopper.main.getByRole("listitem");
  return {
    input: shopper.page.getByLabel(say(lang, "login.new_password"), { exact: true }),
    length: needs.filter({ hasText: say(lang, "fields.need_min_len", { bound }) }),
    letter: needs.filter({ hasText: say(lang, "fields.need_lower") }),
  };
}

async function openSettings(shopper: Shopper, lang: LanguageCode) {
  await logInBrowser(shopper.page.context(), lang);
  await shopper.open("/user/user-settings");
}

async function openReset(shopper: Shopper, lang: LanguageCode) {
  const email = newEmail();
  await shopper.open(`/${lang}/login`);
  await giveTarget(shopper, lang, email);
  await press(shopper, lang, "login.forgot");
  const code = shopper.page.getByLabel(say(lang, "login.code"), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(codeOf(await readOutbox(shopper, email)));
}

const forms = [
  ["settings", openSettings, "account.password_set", "/user/user-settings"],
  ["reset", openReset, "login.set_and_enter", "/user"],
] as const;

for (const lang of languageCodes) {
  for (const [name, open, send, after] of forms) {
    test(`R-PASS-04[flips, without-script] R-PASS-05[error, server] R-PASS-02[server] the ${name} form says of each need whether the new password has it (${lang})`, async ({
      page,
      shopper,
    }) => {
      await open(shopper, lang);
      const { input, length, letter } = newPassword(shopper, lang);
      await expect(length).toBeVisible();
      await expect(length).not.toContainText(say(lang, "fields.need_unmet"));
      await input.fill("LOUD AND LONG");
      if (shopper.hasScripts) {
        await expect(length).toContainText(say(lang, "fields.need_met"));
        await expect(letter).toContainText(say(lang, "fields.need_unmet"));
        await expect(input).toHaveAttribute("aria-invalid", "true");
        await input.fill("short");
        await expect(length).toContainText(say(lang, "fields.need_unmet"));
        await expect(letter).toContainText(say(lang, "fields.need_met"));
        await input.fill("LOUD AND LONG");
      }
      await press(shopper, lang, send);
      await expect(input).toHaveAccessibleDescription(new RegExp(say(lang, "password.lower")));
      await expect(letter).toContainText(say(lang, "fields.need_unmet"));
      await input.fill("correct horse battery");
      await press(shopper, lang, send);
      await expect(page).toHaveURL(after);
      await expect(input).toHaveCount(after === "/user" ? 0 : 1);
    });
  }

  test(`R-PASS-01[server] a short password is asked about by the browser, and refused by the server (${lang})`, async ({
    shopper,
  }) => {
    await openSettings(shopper, lang);
    const { input, length } = newPassword(shopper, lang);
    await expect(input).toHaveAttribute("minlength", "8");
    await input.evaluate((element) => element.removeAttribute("minlength"));
    await input.fill("short");
    await press(shopper, lang, "account.password_set");
    await expect(input).toHaveAccessibleDescription(new RegExp(say(lang, "password.min_len")));
    await expect(length).toContainText(say(lang, "fields.need_unmet"));
  });
}
