import { expect, test } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

const ewer = { en: "Ewer", fa: "آفتابه" };
const carpet = { en: "Carpet of Kashan", fa: "فرش کاشان" };

for (const lang of languageCodes) {
  test(`R-SEL-01[asked, without-script] R-SEL-02[posted] in ${lang} a text asks for other options, and the choice is posted`, async ({
    shopper,
    page,
  }) => {
    await shopper.open(`/${lang}/__lab/select`);
    const form = specimen(shopper, lang, "plain");
    const remote = form.getByRole("combobox", { name: say(lang, "lab.select_remote") });
    const options = remote.getByRole("option");
    await expect(options).toHaveCount(1 + 20);
    const text = form.getByLabel(say(lang, "fields.find_in_list"));
    if (shopper.hasScripts) {
      await remote.selectOption("ewer");
      const asked = page.waitForRequest(/\/ask\/options\?/);
      await text.pressSequentially(carpet[lang].slice(0, 5));
      expect(new URL((await asked).url()).searchParams.get("s")).toBe(carpet[lang].slice(0, 5));
      await expect(options).toHaveText([say(lang, "fields.choose"), ewer[lang], carpet[lang]]);
      await expect(remote).toHaveValue("ewer");
    } else {
      await text.fill(carpet[lang]);
      await form.getByRole("button", { name: say(lang, "fields.find"), exact: true }).click();
      await expect(options).toHaveText([say(lang, "fields.choose"), carpet[lang]]);
    }
    await remote.selectOption({ label: carpet[lang] });
    await form.getByRole("combobox", { name: say(lang, "lab.select_local") }).selectOption("tray");
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, { local: "tray", remote: "carpet" });
  });
}

test("an option made up by hand is refused", async ({ page }) => {
  const answer = await page.request.post("/en/__lab/select", {
    form: { local: "carpet", remote: "nothing" },
  });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html.match(/<p class="field-error"/g)).toHaveLength(2);
  expect(html).toContain(say("en", "choice_error"));
});
