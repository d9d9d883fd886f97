import { expect, test } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-MASK-01[token] R-MASK-02[token] R-MASK-03[token] R-MASK-04[token] R-MASK-05[literal, pattern] in ${lang} what does not fit is left out`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/mask`);
    const typed = [
      ["lab.mask_digits", "a1b2c3", "123"],
      ["lab.mask_letters", "1a2b", "ab"],
      ["lab.mask_both", "-a-1", "a1"],
      ["lab.mask_any", "-!", "-!"],
      // Without scripts the browser takes what the pattern takes, and the server puts the sign in.
      ["lab.mask_day", "۱۲۳۴", "12/34"],
    ] as const;
    const form = specimen(shopper, lang, "plain");
    for (const [label, text, shown] of typed) {
      const input = form.getByLabel(say(lang, label)).first();
      if (!shopper.hasScripts) await input.fill(text);
      else {
        await input.pressSequentially(text);
        await expect(input).toHaveValue(shown);
      }
    }
    await sendForm(shopper, lang);
    const values = { digits: "123", letters: "ab", both: "a1", any: "-!", day: "12/34" };
    await expectSent(shopper, lang, values);
  });

  test(`R-MASK-06[required, optional, server] in ${lang} one that is required must be complete, one that is optional not`, async ({
    shopper,
    page,
  }) => {
    await shopper.open(`/${lang}/__lab/mask`);
    const form = specimen(shopper, lang, "plain");
    await form.getByLabel(say(lang, "lab.mask_digits")).fill("12");
    const day = form.getByLabel(say(lang, "lab.mask_day"));
    await day.fill("12");
    await sendForm(shopper, lang);
    if (shopper.hasScripts) {
      await expect(form.getByText(say(lang, "required_error"))).toBeVisible();
      await expect(day).toBeFocused();
    }
    const answer = await page.request.post(`/${lang}/__lab/mask`, {
      form: { digits: "12", day: "12" },
    });
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).toContain(say(lang, "required_error"));
    expect(html).toMatch(/name="digits"[^>]* value="12"/);
    expect(html).toMatch(/name="day"[^>]* aria-invalid="true"/);
  });
}
