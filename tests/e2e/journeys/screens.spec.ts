import type { Page } from "@playwright/test";
import { cart } from "#backend/contract/cart";
import { languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { cartsPath } from "~/sitemap/paths";
import { lineOf } from "../../support/buying";
import { comeWithCart, send } from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { screens } from "../../support/screens";
import { say } from "../../support/words";

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
  for (const { name, path, status = 200, linkless } of screens) {
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
        if (!linkless) await expect(shopper.main.locator("a[href]:not(nav *)")).not.toHaveCount(0);
        await expectPictures(page);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);
    });
  }

  test(`R-NOJS-01[shop] a filled cart shows its line with a picture and a way back, and what it comes to, in ${lang}`, async ({
    page,
    shopper,
  }) => {
    const { token, product } = await comeWithCart(page.context(), lang);
    const { totals } = cart.parse(await send(token, lang, "GET", "user/carts"));
    await shopper.open(cartsPath(lang));
    const line = lineOf(page, { name: product });
    await expect(line.getByRole("link", { name: product })).toHaveAttribute(
      "href",
      /\/home\/products\/show\//,
    );
    const picture = line.locator("img");
    await expect(picture).toHaveAttribute("alt", "");
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    const { money } = formatsFor(lang);
    await expect(line).toContainText(money(totals.payable));
    const summary = page.getByRole("complementary", { name: say(lang, "totals.title") });
    const sumOf = (key: "totals.items" | "totals.payable") =>
      summary
        .locator("dl > div", {
          has: page.getByRole("term").getByText(say(lang, key), { exact: true }),
        })
        .getByRole("definition");
    await expect(sumOf("totals.items")).toHaveText(money(totals.items));
    await expect(sumOf("totals.payable")).toHaveText(money(totals.payable));
    await expect(
      summary.getByRole("link", { name: say(lang, "cart.checkout"), exact: true }),
    ).toBeVisible();
    // The way to free shipping has a measure, as what only turns has none.
    await expect(page.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  });
}
