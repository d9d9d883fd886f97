import { cookieNames, staffCookie } from "~/request/cookie-names";
import { ask } from "../../../support/ask";
import { message } from "../../../support/buying";
import { startDemoShop } from "../../../support/demo-shop";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAsOwner } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import type { ShopProcess } from "../../../support/shop-process";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const names: Record<LanguageCode, string> = { en: "English", fa: "فارسی" };

// The shared shop lacks no text: pages of this one may say which they had none for.
test.describe.configure({ mode: "serial" });

let shop: ShopProcess;
let token: string;
test.beforeAll(async () => {
  shop = await startDemoShop({ AUTO_TRANSLATE: "1" });
  token = await logInAsOwner(shop.url);
});
test.afterAll(() => shop.stop());

const rows = ({ main }: Shopper) => main.getByRole("listitem");

const field = ({ main }: Shopper, lang: LanguageCode, written: LanguageCode) =>
  main.getByLabel(say(lang, "texts.said", { language: names[written] }), { exact: true });

for (const lang of languageCodes) {
  const other = lang === "en" ? "fa" : "en";
  const missing = (code: LanguageCode) => say(lang, "editors.missing", { language: names[code] });

  test(`the owner finds what a page had no text for, and says it in one language after the other (${lang})`, async ({
    context,
    page,
    shopper,
  }) => {
    const { path, nameOf } = staffCookie;
    const domain = new URL(shop.url).hostname;
    await context.addCookies([
      { name: nameOf(false), value: token, domain, path },
      { name: cookieNames.lang, value: lang, url: shop.url },
    ]);
    const key = `wished.w${crypto.randomUUID().slice(0, 8)}`;
    const list = `${shop.url}/staff/translations`;
    await page.setViewportSize({ width: 360, height: 740 });
    await shopper.open(`${list}?show=missing`);
    await expect(rows(shopper)).toHaveCount(0);
    await expect(shopper.main).toContainText(say(lang, "texts.none"));
    const registered = await ask(`/api/translate/timcheh/${key}`, {
      base: shop.url,
      method: "POST",
    });
    expect(registered.status).toBe(200);

    await shopper.open(list);
    await shopper.main.getByRole("link", { name: say(lang, "texts.show_missing") }).click();
    await expect(page).toHaveURL(/[?&]show=missing/);
    await shopper.settle();
    const chosen = shopper.main.getByLabel(say(lang, "texts.show"), { exact: true });
    await expect(chosen).toHaveValue("missing");
    await expect(rows(shopper)).toHaveCount(1);
    await expect(rows(shopper)).toContainText([key]);
    for (const code of languageCodes) await expect(rows(shopper)).toContainText([missing(code)]);
    await expectFits(page);

    await shopper.main.getByRole("link", { name: key, exact: true }).click();
    await shopper.settle();
    await field(shopper, lang, lang).fill("A word");
    await press(shopper, lang, "editors.save");
    await expect(message(page)).toContainText(say(lang, "editors.saved"));
    await shopper.settle();
    const editor = page.url();
    await shopper.open(list);
    await chosen.selectOption("missing");
    await shopper.main.getByLabel(say(lang, "texts.search"), { exact: true }).fill(key);
    await press(shopper, lang, "texts.find");
    await shopper.settle();
    await expect(rows(shopper)).toHaveCount(1);
    await expect(rows(shopper)).toContainText([missing(other)]);
    await expect(rows(shopper).getByText(missing(lang))).toHaveCount(0);

    await shopper.open(editor);
    await field(shopper, lang, other).fill("واژه word");
    await press(shopper, lang, "editors.save");
    await expect(message(page)).toContainText(say(lang, "editors.saved"));
    await shopper.open(`${list}?show=missing`);
    await expect(rows(shopper)).toHaveCount(0);
    await shopper.open(`${list}?show=all&q=${key}`);
    await expect(rows(shopper)).toHaveCount(1);
    await expect(rows(shopper).getByText(missing(other))).toHaveCount(0);
  });
}
