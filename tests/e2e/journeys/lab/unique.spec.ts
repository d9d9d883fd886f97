import { colourOf } from "../../../support/colours";
import { expect, test, testWithScripts } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-UNIQ-01[states, edited] R-UNIQ-02[free, taken, server] in ${lang} a free name passes, a taken one is told, an edit begins anew`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/unique`);
    const form = specimen(shopper, lang, "plain");
    const name = form.getByLabel(say(lang, "lab.unique_label"));
    const passed = form.getByText(say(lang, "lab.unique_passed"));
    const failed = form.getByText(say(lang, "lab.name_taken"));
    await expect(passed).toHaveCount(0);
    if (shopper.hasScripts) {
      await name.fill("saffron");
      await name.blur();
      await expect(passed).toBeVisible();
      await name.fill("Timcheh");
      await expect(passed).toHaveCount(0);
      await form.getByRole("button", { name: say(lang, "fields.test") }).click();
      await expect(failed).toBeVisible();
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await name.fill("saffron");
      await expect(failed).toHaveCount(0);
    } else {
      await name.fill("Timcheh");
      await sendForm(shopper, lang);
      await expect(failed.last()).toBeVisible();
      await expect(name).toHaveValue("Timcheh");
      await name.fill("saffron");
    }
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, { unique_name: "saffron" });
  });
}

testWithScripts(
  "R-UNIQ-01[colours] what passed has the colour of success, what failed that of errors",
  async ({ page, shopper }) => {
    await shopper.open("/en/__lab/unique");
    const form = specimen(shopper, "en", "plain");
    const input = form.getByLabel(say("en", "lab.unique_label"));
    const untested = await input.evaluate((one) => getComputedStyle(one).borderTopColor);
    const [good, bad] = [await colourOf(page, "--color-ok"), await colourOf(page, "--color-sale")];
    expect(new Set([untested, good, bad]).size).toBe(3);
    await input.fill("saffron");
    await input.blur();
    await expect(input).toHaveCSS("border-top-color", good);
    await input.fill("Timcheh");
    await expect(input).not.toHaveCSS("border-top-color", good);
    await input.blur();
    await expect(input).toHaveCSS("border-top-color", bad);
    await expect(form.locator(".field-error")).toHaveCSS("color", bad);
  },
);
