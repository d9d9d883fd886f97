import { expect, test } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-JSON-01[without-script] R-JSON-03[nested] in ${lang} items of each type, nested, make the value`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/json`);
    const form = specimen(shopper, lang, "plain");
    const text = form.locator('textarea[name="settings"]');
    const value = { word: "x", list: ["deep"] };
    await text.fill(shopper.hasScripts ? "{}" : JSON.stringify(value));
    if (shopper.hasScripts) {
      await form
        .getByRole("button", { name: say(lang, "fields.json_as_items") })
        .first()
        .click();
      const root = form.getByRole("group", { name: say(lang, "lab.json_settings") });
      const type = root.getByLabel(say(lang, "fields.json_type"));
      const add = root.getByRole("button", { name: say(lang, "fields.json_add") });
      await add.last().click();
      await root.getByLabel(say(lang, "fields.json_key")).fill("word");
      await root.getByLabel(say(lang, "fields.json_value")).fill("x");
      await type.last().selectOption("array");
      await add.last().click();
      await root.getByLabel(say(lang, "fields.json_key")).last().fill("list");
      await add.first().click();
      await root.getByLabel(say(lang, "fields.json_value")).last().fill("deep");
      const first = `${say(lang, "fields.json_remove")} ${lang === "fa" ? "۱" : "1"}`;
      await expect(root.getByRole("button", { name: first, exact: true })).toBeVisible();
      await form.getByRole("button", { name: say(lang, "fields.json_as_text") }).click();
      await expect(text).toHaveValue(JSON.stringify(value, null, 2));
    }
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, value);
  });

  test(`R-JSON-02[state, server] in ${lang} a text that is no JSON is in error`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/json`);
    const form = specimen(shopper, lang, "plain");
    const text = form.locator('textarea[name="settings"]');
    await text.fill("{");
    if (!shopper.hasScripts) await sendForm(shopper, lang);
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await expect(form.locator("#settings-error")).toHaveText(say(lang, "json_error"));
    await expect(text).toHaveValue("{");
    await text.fill("{}");
    if (shopper.hasScripts) await expect(text).not.toHaveAttribute("aria-invalid");
  });
}
