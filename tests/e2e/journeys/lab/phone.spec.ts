import { expect, test } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-PHONE-01[value, posted] R-PHONE-02[posted] R-PHONE-03[posted] in ${lang} dial code and number become one value`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/phone`);
    const countries = shopper.main.getByLabel(say(lang, "fields.phone_country"));
    const mobile = shopper.main.getByLabel(say(lang, "lab.mobile"));
    await expect(countries.first()).toHaveValue("US");
    await mobile.fill("555 123 4567");
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, { mobile: "+1 5551234567", home: "" });

    await shopper.open(`/${lang}/__lab/phone`);
    await countries.first().selectOption("IR");
    await mobile.fill("۰۹۱۲ ۳۴۵ ۶۷۸۹");
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, { mobile: "+98 9123456789", home: "" });
  });

  test(`R-PHONE-04[country] R-PHONE-06[split] in ${lang} a fresh one is of the US, a given one of its country`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/phone`);
    const country = say(lang, "fields.phone_country");
    const fresh = specimen(shopper, lang, "plain").getByLabel(country).first();
    await expect(fresh).toHaveValue("US");
    const given = specimen(shopper, lang, "filled");
    await expect(given.getByLabel(country)).toHaveValue("IR");
    await expect(given.getByRole("textbox")).toHaveValue("912");
    await expect(given.getByRole("textbox")).toHaveCSS("direction", "ltr");
  });

  test(`R-PHONE-05[number] in ${lang} letters and lengths that can't be are refused, and stay`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/phone`);
    const form = specimen(shopper, lang, "plain");
    const mobile = form.getByLabel(say(lang, "lab.mobile"));
    await mobile.fill("12ab");
    await sendForm(shopper, lang);
    await expect(form.getByText(say(lang, "numeric_error")).last()).toBeVisible();
    await expect(mobile).toHaveAttribute("aria-invalid", "true");
    await expect(mobile).toHaveValue("12ab");

    await form.getByLabel(say(lang, "fields.phone_country")).first().selectOption("CA");
    await mobile.fill("123");
    await sendForm(shopper, lang);
    await expect(form.getByText(say(lang, "phone_length")).last()).toBeVisible();
    await expect(form.getByLabel(say(lang, "fields.phone_country")).first()).toHaveValue("CA");
    await expect(mobile).toHaveValue("123");
  });
}
