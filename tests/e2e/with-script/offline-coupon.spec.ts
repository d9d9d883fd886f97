import type { Locator, Page } from "@playwright/test";
import { comeWithCart, send } from "../../support/checking-out";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { offlineWaiting } from "../../support/offline-waiting";
import { say } from "../../support/words";

test.use({ serviceWorkers: "allow" });
test.setTimeout(120_000);

async function comeOnline(page: Page, lang: LanguageCode): Promise<Locator> {
  await page.context().setOffline(false);
  // The page of the device leads home by itself.
  await expect(page).toHaveURL(`/${lang}`);
  await page.waitForLoadState("networkidle");
  await expect.poll(() => offlineWaiting(page)).toBeNull();
  await page.goto(`/offline/${lang}`);
  return page.getByRole("region", { name: say(lang, "offline.problems_title") });
}

for (const lang of languageCodes) {
  test(`R-PWA-14[cart] a coupon that is entered offline waits; one that is over is told, and the cart has none (${lang})`, async ({
    page,
    shopper,
    complaints,
  }) => {
    const { token } = await comeWithCart(page.context(), lang);
    await shopper.open(`/${lang}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const couponOf = async () =>
      ((await send(token, lang, "GET", "user/carts")) as { coupon: { code: string } | null }).coupon
        ?.code ?? null;
    for (const code of ["OVER99", "NOWRUZ"]) {
      await shopper.open(`/${lang}/carts`);
      await page.context().setOffline(true);
      await page.getByRole("textbox", { name: say(lang, "coupon.title") }).fill(code);
      await page.getByRole("button", { name: say(lang, "coupon.apply") }).click();
      await expect(page).toHaveURL(`/offline/${lang}`);
      const outbox = page.getByRole("region", { name: say(lang, "offline.outbox") });
      await expect(outbox).toContainText(say(lang, "offline.coupon_name", { code }));
      const problems = await comeOnline(page, lang);
      if (code === "NOWRUZ") {
        await expect(problems).toBeHidden();
        expect(await couponOf()).toBe(code);
        continue;
      }
      await expect(problems).toContainText(say(lang, "coupon.unknown", { code }));
      expect(await couponOf()).toBeNull();
      await problems.getByRole("button", { name: say(lang, "offline.fine") }).click();
      await expect(problems).toBeHidden();
    }
    takeOut(complaints, lostConnection);
  });
}
