import { languageCodes } from "~/i18n/languages";
import { expect, test } from "../../../support/fixtures";
import { say } from "../../../support/words";

const rugs = { en: "rug", fa: "فرش" };
const bowl = { en: "Turquoise bowl", fa: "کاسهٔ فیروزه‌ای" };

for (const lang of languageCodes) {
  test(`R-SEARCH-01 R-SEARCH-02 R-SEARCH-03 R-CONST-06 in ${lang} a search is asked a second after the last key, by its own parameter and category`, async ({
    shopper,
    page,
  }) => {
    await page.clock.install();
    await shopper.open(`/${lang}/__lab/search`);
    const box = shopper.main.getByRole("region", { name: say(lang, "lab.search_clay") });
    const input = box.locator("input[type=search]");
    if (!shopper.hasScripts) {
      await input.fill(bowl[lang].slice(0, 4));
      await box.getByRole("button", { name: say(lang, "search.go") }).click();
      await expect(box.getByRole("listitem")).toHaveText([bowl[lang]]);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({
        q: bowl[lang].slice(0, 4),
        category: "clay",
      });
      return;
    }
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/ask/search")) asked.push(new URL(request.url()).search);
    });
    await input.pressSequentially(bowl[lang].slice(0, 4));
    await page.clock.runFor(990);
    expect(asked).toEqual([]);
    await page.clock.runFor(20);
    await expect(box.getByRole("option")).toHaveText([bowl[lang]]);
    const query = new URLSearchParams({ q: bowl[lang].slice(0, 4), category: "clay" });
    expect(asked).toEqual([`?${query}`]);
    await input.press("ArrowDown");
    await input.press("Enter");
    await expect(input).toHaveValue(bowl[lang]);
  });

  test(`R-SEARCH-04 R-ERR-11 R-CONST-36 in ${lang} what is found nowhere is told so`, async ({
    shopper,
    page,
  }) => {
    await page.clock.install();
    await shopper.open(`/${lang}/__lab/search`);
    const box = shopper.main.getByRole("region", { name: say(lang, "lab.search_all") });
    const input = box.getByLabel(say(lang, "lab.search_label"), { exact: true });
    await input.fill("zzzz");
    if (shopper.hasScripts) await page.clock.runFor(1000);
    else {
      await box.getByRole("button", { name: say(lang, "search.go") }).click();
      await expect(page).toHaveURL(/[?&]search=zzzz/);
    }
    await expect(box.getByText(say(lang, "search.nothing"))).toBeVisible();
    await input.fill(rugs[lang]);
    await input.press("Enter");
    await expect(box.getByRole("listitem")).toHaveCount(1);
  });
}
