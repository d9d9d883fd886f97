import { inDigitsOf } from "~/i18n/digits";
import { choosePng } from "../../support/chosen-files";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser, newPhone } from "../../support/log-in-browser";
import { codeOf, newEmail, readOutbox } from "../../support/logging-in";
import { elementsOf } from "../../support/markup";
import { ProfilePages, persons } from "../../support/profile-pages";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test(`R-ROUTE-18[form] R-ROUTE-14[values, form] R-DATE-08[server] an identity is written on the profile's page, its birthday in the reader's calendar, and read among the details (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/profile");
    await expect(shopper.title).toHaveText(say(lang, "profile.title"));
    await pages.fillNames();
    await pages.chooseBirthday();
    await pages.field("profile.gender").selectOption("female");
    await pages.field("profile.national_code").fill("۰۰۱۳۵۴۲۴۱۹");
    await pages.field("profile.is_business").check();
    await pages.field("profile.company").fill("<b>Co</b>");
    await pages.go("profile.save");
    await expect(page.getByText(say(lang, "profile.saved")).first()).toBeVisible();
    await expect(pages.field("profile.name")).toHaveValue(persons[lang].name);
    await expect(pages.field("profile.national_code")).toHaveValue("");
    await expectFits(page);

    await shopper.open("/user/info");
    await expect(shopper.title).toHaveText(say(lang, "info.title"));
    const { name, last_name, shown } = persons[lang];
    for (const text of [`${name} ${last_name}`, shown, "<b>Co</b>"]) {
      await expect(shopper.main.getByText(text, { exact: true })).toBeVisible();
    }
    const end = lang === "fa" ? "۴۱۹" : "419";
    await expect(shopper.main.getByText(`•••••••${end}`)).toBeVisible();
    await expect(shopper.main.getByText(say(lang, "contact.verified"))).toBeVisible();
    await expectFits(page);
  });

  test(`R-VAL-20[refused, values, linked] a refused identity keeps what was typed and says at each field what is wrong (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/profile");
    await pages.fillNames();
    await pages.chooseBirthday();
    await pages.field("profile.national_code").fill("0013542418");
    await pages.go("profile.save");
    await expect(shopper.main.getByText(say(lang, "profile.national_code_wrong"))).toBeVisible();
    await expect(pages.field("profile.national_code")).toHaveValue("0013542418");
    await expect(pages.field("profile.name")).toHaveValue(persons[lang].name);
    const year = shopper.main.locator('select[name="birth_date.year"]');
    await expect(year).toHaveValue(persons[lang].born.year);
  });

  test(`R-AVATAR-01[profile, shown, without-script] a picture is handed in on the profile's page, square, and taken away (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/profile");
    const none = page.getByRole("img", { name: say(lang, "profile.picture_none") });
    await expect(none).toBeVisible();
    const input = shopper.main.getByLabel(say(lang, "avatar.choose"));
    await input.setInputFiles(await choosePng("me.png", 600, 400));
    if (shopper.hasScripts) {
      const dialog = page.getByRole("dialog", { name: say(lang, "crop.title") });
      await dialog.getByRole("button", { name: say(lang, "crop.confirm") }).click();
    } else {
      await pages.go("avatar.send");
    }
    await expect(page.getByText(say(lang, "profile.picture_saved")).first()).toBeVisible();
    const picture = page.getByRole("img", { name: say(lang, "profile.picture_alt"), exact: true });
    const size = () =>
      picture.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([400, 400]);
    await pages.go("profile.picture_remove");
    await expect(none).toBeVisible();
  });

  test(`another e-mail is the reader's once its code came back (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/profile");
    await shopper.main.getByRole("link", { name: say(lang, "contact.change") }).click();
    await expect(shopper.title).toHaveText(say(lang, "profile.contact"));
    await expectFits(page);
    await shopper.main.locator("summary", { hasText: say(lang, "contact.change_email") }).click();
    const target = newEmail();
    await shopper.main.locator('#contact-email input[name="email"]').fill(target);
    await shopper.main
      .locator("#contact-email")
      .getByRole("button", {
        name: say(lang, "contact.send_code"),
      })
      .click();
    const code = pages.field("contact.code");
    await expect(code).toBeVisible();
    await code.fill(codeOf(await readOutbox(shopper, target)));
    await pages.go("contact.prove");
    await expect(page.getByText(say(lang, "contact.proven")).first()).toBeVisible();
    await expect(shopper.title).toHaveText(say(lang, "profile.title"));
    await expect(shopper.main.getByText(target)).toBeVisible();
  });

  test(`R-PHONE-01[posted] R-PHONE-04[country] another phone is the reader's by its country's code and its number, once its code came back (${lang})`, async ({
    page,
    shopper,
  }) => {
    await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/profile/contact");
    const form = shopper.main.locator("#contact-phone");
    const country = form.getByLabel(say(lang, "fields.phone_country"));
    await expect(country).toHaveValue(lang === "fa" ? "IR" : "US");
    await country.selectOption("IR");
    const phone = newPhone();
    const own = phone.slice("+98".length);
    await form
      .locator('input[name="phone.number"]')
      .fill(lang === "fa" ? inDigitsOf(own, "fa") : own);
    await form.getByRole("button", { name: say(lang, "contact.send_code") }).click();
    const code = pages.field("contact.code");
    await expect(code).toBeVisible();
    await code.fill(codeOf(await readOutbox(shopper, phone)));
    await pages.go("contact.prove");
    await expect(page.getByText(say(lang, "contact.proven")).first()).toBeVisible();
  });

  test(`R-VAL-16[server] of an empty identity only the names are refused (${lang})`, async ({
    page,
  }) => {
    await logInBrowser(page.context(), lang);
    const answer = await page.request.post("/user/profile", {
      form: { intent: "profile.save", name: "", last_name: "" },
    });
    expect(answer.status()).toBe(400);
    const wrong = elementsOf(await answer.text(), "input").filter(
      (input) => input["aria-invalid"] === "true",
    );
    expect(wrong.map(({ name }) => name)).toEqual(["name", "last_name"]);
  });
}
