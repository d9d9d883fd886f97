import { languageCodes } from "~/i18n/languages";
import { expect, test } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-CHK-01 R-CHK-02 in ${lang} a known code passes its answer on, another is told`, async ({
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
