import { expect, test, testWithScripts } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { type LiveForm, liveForms } from "../../support/live-forms";
import { press } from "../../support/logging-in";

const names = Object.keys(liveForms) as (keyof typeof liveForms)[];

const textIn = ({ text }: LiveForm) => new RegExp(text.replace(/[.?()+*]/g, "\\$&"));

for (const lang of languageCodes) {
  for (const name of names) {
    testWithScripts(
      `R-VAL-18[fresh, blur] R-VAL-19[valid] a wrong value is told when its field is left, and no more once it is mended: ${name} (${lang})`,
      async ({ page, shopper }) => {
        const form: LiveForm = await liveForms[name](page, shopper, lang);
        const { field, beside } = form;
        const { pathname } = new URL(page.url());
        const posts: string[] = [];
        page.on("request", (request) => {
          if (request.method() === "POST") posts.push(request.url());
        });
        await expect(field).not.toHaveAccessibleDescription(textIn(form));
        await form.spoil();
        await form.leave();
        await expect(field).toHaveAccessibleDescription(textIn(form));
        if (beside) await expect(beside.field).toHaveValue(beside.value);
        await form.mend();
        await expect(field).not.toHaveAccessibleDescription(textIn(form));
        if (beside) await expect(beside.field).toHaveValue(beside.value);
        expect(posts).toEqual([]);
        expect(new URL(page.url()).pathname).toBe(pathname);
      },
    );

    test(`R-VAL-20[refused, values, linked] the server says the same of it: ${name} (${lang})`, async ({
      page,
      shopper,
    }) => {
      const form: LiveForm = await liveForms[name](page, shopper, lang);
      await form.spoil();
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await press(shopper, lang, form.send);
      expect((await answered).status()).toBe(400);
      await expect(form.field).toHaveAccessibleDescription(textIn(form));
      const { beside } = form;
      if (beside) await expect(beside.field).toHaveValue(beside.value);
    });
  }
}
