import { expect, test } from "../../../support/fixtures";
import { sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

/** Chooses from a list by its place in it; without scripts a button asks for the next list. */
async function choose(
  { main, hasScripts }: Shopper,
  lang: "en" | "fa",
  name: string,
  label: string,
) {
  const list = main.locator(`select[name="${name}"]`);
  const text = (await list.getByRole("option").allTextContents()).find((one) => one === label);
  await list.selectOption(text ? { label: text } : { index: 1 });
  if (!hasScripts) {
    await main.getByRole("button", { name: say(lang, "lab.next_list") }).click();
  }
}

const iran = { en: "Iran", fa: "ایران" };

for (const lang of languageCodes) {
  test(`R-ADDR-01[value, posted] R-ADDR-02[chained, button] in ${lang} each list follows from the one before, and the value has five parts`, async ({
    shopper,
    page,
  }) => {
    await shopper.open(`/${lang}/__lab/address`);
    const form = specimen(shopper, lang, "plain");
    await form.getByLabel(say(lang, "address.street")).fill("Sabz 3");
    await form.getByLabel(say(lang, "address.zip")).fill("۱۲۳۴۵۶۷۸۹۰");
    await expect(form.getByRole("combobox")).toHaveCount(1);
    await choose(shopper, lang, "country", iran[lang]);
    await expect(form.getByRole("combobox")).toHaveCount(2);
    await choose(shopper, lang, "state", "");
    await expect(form.getByRole("combobox")).toHaveCount(3);
    await form.locator('select[name="city"]').selectOption({ index: 1 });
    await expect(form.getByLabel(say(lang, "address.street"))).toHaveValue("Sabz 3");
    const ids: Record<string, number> = {};
    for (const name of ["country", "state", "city"]) {
      ids[name] = Number(await form.locator(`select[name="${name}"]`).inputValue());
    }
    await sendForm(shopper, lang);
    const value = {
      country: { id: ids.country },
      state: { id: ids.state },
      city: { id: ids.city },
      zip_code: "1234567890",
      street: "Sabz 3",
    };
    const sent = say(lang, "lab.sent", { value: JSON.stringify(value) });
    await expect(page.getByText(sent).filter({ visible: true }).first()).toBeVisible();
  });

  test(`in ${lang} Enter in a field sends the address`, async ({ shopper, page }) => {
    await shopper.open(`/${lang}/__lab/address?optional=1`);
    const form = specimen(shopper, lang, "optional");
    await form.getByLabel(say(lang, "address.zip")).fill("12345");
    await form.getByLabel(say(lang, "address.zip")).press("Enter");
    const sent = say(lang, "lab.sent", { value: '{"zip_code":"12345"}' });
    await expect(page.getByText(sent).filter({ visible: true }).first()).toBeVisible();
  });

  test(`R-ADDR-02[cleared] in ${lang} another country clears what was chosen in the first`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/address`);
    await choose(shopper, lang, "country", iran[lang]);
    await choose(shopper, lang, "state", "");
    const form = specimen(shopper, lang, "plain");
    await expect(form.getByRole("combobox")).toHaveCount(3);
    await choose(shopper, lang, "country", lang === "en" ? "United States" : "ایالات متحده");
    await expect(form.getByRole("combobox")).toHaveCount(2);
    await expect(form.locator('select[name="state"]')).toHaveValue("");
  });

  test(`R-ADDR-03[shown, hidden] R-ADDR-04[optional] in ${lang} what is shown must be given where the address must, and nothing else`, async ({
    page,
  }) => {
    const post = (query: string, form: Record<string, string>) =>
      page.request.post(`/${lang}/__lab/address${query}`, { form, maxRedirects: 0 });
    const empty = await post("", {});
    expect(empty.status()).toBe(400);
    expect((await empty.text()).match(/<p class="field-error"/g)).toHaveLength(3);
    const hidden = await post("?hide=zip_code", { hide: "zip_code", street: "Sabz 3" });
    const html = await hidden.text();
    expect(html.match(/<p class="field-error"/g)).toHaveLength(1);
    expect(html).not.toContain('name="zip_code"');
    expect((await post("?optional=1", { optional: "1" })).status()).toBe(303);
  });
}
