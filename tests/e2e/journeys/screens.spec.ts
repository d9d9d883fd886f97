import type { Page } from "@playwright/test";
import { languages } from "#backend/contract/languages";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";

/** Every picture of the first screen has come, by the server's own markup. */
async function expectPictures(page: Page): Promise<void> {
  const broken = () =>
    page.locator("img").evaluateAll((pictures) =>
      (pictures as HTMLImageElement[])
        .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    );
  await expect.poll(broken).toEqual([]);
}

for (const lang of languageCodes) {
  for (const { name, path, status = 200 } of screens) {
    const row = name === "offline" ? "" : "R-NOJS-01[shop] ";
    test(`${row}${name} is whole and clean in ${lang}, and fits a phone of 360 px`, async ({
      page,
      shopper,
    }) => {
      const answer = await page.goto(await path(lang));
      await shopper.settle();
      expect(answer?.status()).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("html")).toHaveAttribute("dir", languages[lang].dir);
      await expect(page.locator("#app")).toHaveCount(1);
      await expect(shopper.title).toHaveCount(1);
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(page.locator("img:not([alt])")).toHaveCount(0);
      if (row) {
        await expect(shopper.main).toHaveText(/\S{2}/);
        expect(await page.getByRole("link").count()).toBeGreaterThan(5);
        await expectPictures(page);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);
    });
  }
}
