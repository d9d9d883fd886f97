import { randomUUID } from "node:crypto";
import { inEachLanguage } from "#backend/contract/languages";
import { send } from "../../../support/checking-out";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { deskToken } from "../../../support/log-in-at-desk";
import { say } from "../../../support/words";

const care = { en: "Care", fa: "نگهداری", de: "Pflege" };

for (const lang of languageCodes) {
  test(`a page whose writer wants it at the foot is linked there once it is published (${lang})`, async ({
    page,
    shopper,
  }) => {
    const token = await deskToken();
    const slug = `care-${randomUUID().slice(0, 8)}`;
    const title = inEachLanguage((code) => `${care[code]} ${slug}`);
    const draft = {
      ...{ version: 0, slug, status: "draft", template: "plain", show_in: "footer" },
      ...{ title, excerpt: title, body: title },
    };
    const { id } = (await send(token, lang, "POST", "admin/pages", draft)) as { id: string };
    const link = page.getByRole("contentinfo").getByRole("link", { name: title[lang] });
    await shopper.open(`/${lang}/home/faqs`);
    await expect(link).toHaveCount(0);

    const shown = { ...draft, version: 1, status: "published" };
    await send(token, lang, "POST", `admin/pages/${id}`, shown);
    await expect(async () => {
      await shopper.open(`/${lang}/home/faqs`);
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    const more = page.getByRole("contentinfo").getByRole("navigation", {
      name: say(lang, "chrome.more"),
    });
    await more.getByRole("link", { name: title[lang] }).click();
    await expect(shopper.title).toHaveText(title[lang]);

    // The foot of all pages would grow with each run: others' bytes and lists are measured on the demo's.
    await send(token, lang, "POST", `admin/pages/${id}`, { ...draft, version: 2 });
    await expect(async () => {
      await shopper.open(`/${lang}/home/faqs`);
      await expect(link).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });
}
