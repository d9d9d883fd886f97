import type { Page } from "@playwright/test";
import { invoicePath } from "~/sitemap/account-paths";
import { makeAccountScreens } from "../../support/account-screens";
import { comeToReview, payOrder } from "../../support/checking-out";
import { findCoverFaults } from "../../support/cover-faults";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { findLayoutFaults } from "../../support/layout-faults";
import { screens } from "../../support/screens";
import type { Shopper } from "../../support/shopper";
import { makeStaffScreens } from "../../support/staff-screens";
import { say } from "../../support/words";

/** A narrow phone, and a laptop of 1280 × 800 magnified twice and four times. */
const windows = [
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 320, height: 200 },
];

async function findFaults(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    const found = [...(await findLayoutFaults(page)), ...(await findCoverFaults(page))];
    faults.push(...found.map((fault) => `${name} at ${size.width}: ${fault}`));
  }
  return faults;
}

/** The cells whose texts leave the page's margins or their own cell, or lie on their neighbour's. */
function findCutCells(table: Element): string[] {
  const { left, right } = (table.parentElement ?? table).getBoundingClientRect();
  const faults: string[] =
    left < 12 || right > innerWidth - 12 ? [`margins: ${left} ${right}`] : [];
  for (const row of table.querySelectorAll("tbody tr")) {
    const lines = [...row.children].flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      if (cell.scrollWidth > cell.clientWidth) faults.push(`cut: ${cell.textContent}`);
      return [...range.getClientRects()].map((box) => ({ cell, box }));
    });
    for (const { cell, box } of lines) {
      if (box.left < left - 1 || box.right > right + 1) faults.push(`out: ${cell.textContent}`);
      const meets = lines.some(
        (other) =>
          other.cell !== cell &&
          Math.min(other.box.right, box.right) - Math.max(other.box.left, box.left) > 1 &&
          Math.min(other.box.bottom, box.bottom) - Math.max(other.box.top, box.top) > 1,
      );
      if (meets) faults.push(`overlap: ${cell.textContent}`);
    }
  }
  return faults;
}

/** Pays at the sandbox bank, from the review on. */
async function pay({ page, main }: Shopper, lang: LanguageCode): Promise<string> {
  await main.getByRole("button", { name: say(lang, "checkout.place") }).click();
  await page.locator('button[name="do"][value="pay"]').click();
  await expect(page).toHaveURL(/\/payment\/success\//);
  const order = main.locator('a[href^="/user/orders/"]').first();
  return (await order.getAttribute("href")) ?? "";
}

for (const lang of languageCodes) {
  test.describe(`magnified and narrow in ${lang}`, () => {
    // Without scripts there are buttons more: Persian has those.
    test.use({ javaScriptEnabled: lang === "en" });
    test(`nothing is cut off, covered or lies on another on the public screens in ${lang}, on a phone and magnified`, async ({
      page,
      shopper,
    }) => {
      test.setTimeout(120_000);
      const faults: string[] = [];
      for (const { name, path } of screens) {
        await shopper.open(await path(lang));
        faults.push(...(await findFaults(page, name)));
      }
      expect(faults).toEqual([]);
    });

    test(`nothing is cut off, covered or lies on another from the cart to the invoice in ${lang}`, async ({
      page,
      shopper,
    }) => {
      test.setTimeout(120_000);
      const faults: string[] = [];
      const look = async (path: string) => {
        await shopper.open(path);
        faults.push(...(await findFaults(page, path)));
      };
      await comeToReview(page.context(), lang);
      for (const step of [
        "carts",
        ...["address?new=1", "shipping", "payment", "review"].map((one) => `checkout/${one}`),
      ]) {
        await look(`/${lang}/${step}`);
      }
      const order = await pay(shopper, lang);
      faults.push(...(await findFaults(page, "success")));
      await look(order);
      expect(faults).toEqual([]);
    });

    test(`on a phone the lines of an invoice stay within the page's margins, and no amount is cut in ${lang}`, async ({
      page,
      shopper,
    }) => {
      const number = await payOrder(await comeToReview(page.context(), lang), lang);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(invoicePath(number));
      const table = shopper.main.getByRole("table").first();
      await expect(table).toBeVisible();
      expect(await table.evaluate(findCutCells)).toEqual([]);
    });

    for (const [area, make] of Object.entries({
      account: makeAccountScreens,
      staff: makeStaffScreens,
    })) {
      test(`nothing is cut off, covered or lies on another on the screens of the ${area} in ${lang}`, async ({
        page,
        shopper,
      }) => {
        test.setTimeout(240_000);
        const faults: string[] = [];
        for (const { name, path } of await make(page.context(), lang)) {
          await shopper.open(path);
          faults.push(...(await findFaults(page, name)));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
