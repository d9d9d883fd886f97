import { colourOf } from "../../../support/colours";
import { expect, test, testWithScripts } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-CHK-01[posted, answer, failure, server] R-CHK-02[states, edited] R-API-17[answer] in ${lang} a known code passes its answer on, another is told`, async ({
    shopper,
    page,
  }) => {
    await shopper.open(`/${lang}/__lab/check`);
    const form = specimen(shopper, lang, "plain");
    const code = form.getByLabel(say(lang, "lab.check_label"));
    const failed = form.getByText(say(lang, "lab.code_unknown"));
    await code.fill("HAFT");
    if (shopper.hasScripts) {
      const sent = page.waitForRequest(/\/ask\/check$/);
      await code.blur();
      expect((await sent).postData()).toBe("coupon=HAFT");
      await expect(failed).toBeVisible();
      await code.fill("nowruz");
      await expect(failed).toHaveCount(0);
      await code.blur();
      await expect(form.getByText(say(lang, "lab.check_passed"))).toBeVisible();
      await expect(form.getByRole("status").last()).toHaveText(
        '{"data":{"code":"NOWRUZ","percent":20}}',
      );
    } else {
      await sendForm(shopper, lang);
      await expect(failed.last()).toBeVisible();
      await expect(code).toHaveValue("HAFT");
      await code.fill("nowruz");
    }
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, { code: "NOWRUZ", percent: 20 });
  });
}

testWithScripts(
  "R-CHK-02[colours] what passed has the colour of success, what failed that of errors",
  async ({ page, shopper }) => {
    await shopper.open("/en/__lab/check");
    const form = specimen(shopper, "en", "plain");
    const input = form.getByLabel(say("en", "lab.check_label"));
    const untested = await input.evaluate((one) => getComputedStyle(one).borderTopColor);
    const [good, bad] = [await colourOf(page, "--color-ok"), await colourOf(page, "--color-sale")];
    expect(new Set([untested, good, bad]).size).toBe(3);
    await input.fill("nowruz");
    await input.blur();
    await expect(input).toHaveCSS("border-top-color", good);
    await input.fill("HAFT");
    await expect(input).not.toHaveCSS("border-top-color", good);
    await input.blur();
    await expect(input).toHaveCSS("border-top-color", bad);
    await expect(form.locator(".field-error")).toHaveCSS("color", bad);
  },
);
