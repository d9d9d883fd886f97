import { formatsFor } from "~/i18n/format";
import { expect, test, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  const { number } = formatsFor(lang);

  testWithScripts(
    `R-NUM-01[clamps] R-NUM-02[emptied, typing] in ${lang} a number keeps to its bounds`,
    async ({ shopper }) => {
      await shopper.open(`/${lang}/__lab/number`);
      const form = specimen(shopper, lang, "plain");
      const between = form.getByLabel(say(lang, "lab.number_between"));
      await between.fill("9");
      await expect(between).toHaveValue(number(5));
      await between.fill("1");
      await expect(between).toHaveValue("1");
      await between.blur();
      await expect(between).toHaveValue("");
    },
  );

  testWithoutScripts(
    `R-NUM-01[server] R-NUM-02[server] in ${lang} a number out of its bounds is refused`,
    async ({ shopper }) => {
      await shopper.open(`/${lang}/__lab/number`);
      const form = specimen(shopper, lang, "plain");
      const between = form.getByLabel(say(lang, "lab.number_between"));
      await between.fill("9");
      await sendForm(shopper, lang);
      await expect(form.locator("#between-error")).toContainText(/5|۵/);
      await expect(between).toHaveValue("9");
      await between.fill("۱");
      await sendForm(shopper, lang);
      await expect(form.locator("#between-error")).toContainText(/3|۳/);
      await expect(between).toHaveValue("۱");
    },
  );

  test(`R-NUM-03[absent] in ${lang} an empty number is not sent, and digits may be of any script`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/number`);
    const form = specimen(shopper, lang, "plain");
    await form.getByLabel(say(lang, "lab.number_between")).fill("۴");
    await form.getByLabel(say(lang, "lab.number_price")).fill("٣٫٥");
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, { between: 4, price: 3.5 });
  });

  testWithScripts(
    `R-NUM-04[disabled, steps] in ${lang} minus and plus step within the bounds`,
    async ({ shopper }) => {
      await shopper.open(`/${lang}/__lab/number`);
      const filled = specimen(shopper, lang, "filled");
      const minus = filled.getByRole("button", { name: say(lang, "fields.minus") });
      const plus = filled.getByRole("button", { name: say(lang, "fields.plus") });
      const input = filled.getByRole("textbox");
      await expect(input).toHaveValue(number(3));
      await expect(minus).toBeDisabled();
      await plus.click();
      await expect(input).toHaveValue(number(4));
      await expect(minus).toBeEnabled();
      await plus.click();
      await expect(input).toHaveValue(number(5));
      await expect(plus).toBeDisabled();
      await minus.click();
      await expect(input).toHaveValue(number(4));
    },
  );

  testWithoutScripts(
    `R-NUM-04[without-script] in ${lang} there are no buttons that would do nothing`,
    async ({ shopper }) => {
      await shopper.open(`/${lang}/__lab/number`);
      const filled = specimen(shopper, lang, "filled");
      await expect(filled.getByRole("textbox")).toHaveValue(number(3));
      await expect(filled.getByRole("button")).toHaveCount(0);
    },
  );
}
