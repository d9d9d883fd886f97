import { expect, test, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const rugs = { en: "rug", fa: "فرش" };
const bowl = { en: "Turquoise bowl", fa: "کاسهٔ فیروزه‌ای" };

for (const lang of languageCodes) {
  const begun = bowl[lang].slice(0, 4);
  const clayBox = ({ main }: Shopper) =>
    main.getByRole("region", { name: say(lang, "lab.search_clay") });

  testWithScripts(
    `R-SEARCH-01[debounce] R-SEARCH-02[parameters, own-name] R-SEARCH-03[options] R-CONST-06[search] in ${lang} a search is asked a second after the last key, by its own parameter and category`,
    async ({ shopper, page }) => {
      await page.clock.install();
      await shopper.open(`/${lang}/__lab/search`);
      const input = clayBox(shopper).locator("input[type=search]");
      await page.clock.pauseAt(Date.now() + 60_000);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/ask/search")) asked.push(new URL(request.url()).search);
      });
      await input.pressSequentially(begun);
      await page.clock.runFor(990);
      expect(asked).toEqual([]);
      await page.clock.runFor(20);
      await expect(clayBox(shopper).getByRole("option")).toHaveText([bowl[lang]]);
      expect(asked).toEqual([`?${new URLSearchParams({ q: begun, category: "clay" })}`]);
      await input.press("ArrowDown");
      await input.press("Enter");
      await expect(input).toHaveValue(bowl[lang]);
    },
  );

  testWithoutScripts(
    `R-SEARCH-01[without-script] R-SEARCH-02[parameters, own-name] R-SEARCH-03[result-page] in ${lang} a search is a form whose answer is a page`,
    async ({ shopper, page }) => {
      await shopper.open(`/${lang}/__lab/search`);
      const box = clayBox(shopper);
      await box.locator("input[type=search]").fill(begun);
      await box.getByRole("button", { name: say(lang, "search.go") }).click();
      await expect(box.getByRole("listitem")).toHaveText([bowl[lang]]);
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ q: begun, category: "clay" });
    },
  );

  test(`R-SEARCH-04[text] R-ERR-11[default] R-CONST-36[value] in ${lang} what is found nowhere is told so`, async ({
    shopper,
    page,
  }) => {
    await page.clock.install();
    await shopper.open(`/${lang}/__lab/search`);
    const box = shopper.main.getByRole("region", { name: say(lang, "lab.search_all") });
    const input = box.getByLabel(say(lang, "lab.search_label"), { exact: true });
    await input.fill("zzzz");
    if (shopper.hasScripts) {
      const asked = page.waitForRequest(/\/ask\/search\?/);
      await page.clock.runFor(1000);
      expect(new URL((await asked).url()).searchParams.get("search")).toBe("zzzz");
    } else {
      await box.getByRole("button", { name: say(lang, "search.go") }).click();
      await expect(page).toHaveURL(/[?&]search=zzzz/);
    }
    await expect(box.getByText(say(lang, "search.nothing"))).toBeVisible();
    await input.fill(rugs[lang]);
    await input.press("Enter");
    await expect(box.getByRole("listitem")).toHaveCount(1);
  });
}
