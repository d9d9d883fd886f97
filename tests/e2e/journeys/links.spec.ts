import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { message } from "../../support/buying";
import { send } from "../../support/checking-out";
import { expect, test, testWithScripts } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

const label = "Birthday";

/** Addresses that forms were posted to while the page was open. */
function posts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith("/user/links/")) sent.push(pathname);
  });
  return sent;
}

/** A shopper with one link of their own. */
async function comeWithLink(page: Page, lang: LanguageCode): Promise<void> {
  const token = await logInBrowser(page.context(), lang);
  const link = { kind: "wishlist", label, days: null, max_hits: null, shows_name: false };
  await send(token, lang, "POST", "user/links", { op_id: randomUUID(), ...link });
}

/** Opens the question about its end from its row: a dialog, or a page without scripts. */
async function ask(shopper: Shopper, lang: LanguageCode): Promise<Locator> {
  await shopper.open("/user/links");
  const row = shopper.main.getByRole("row").filter({ hasText: label });
  await row.getByRole("link", { name: say(lang, "links.revoke"), exact: true }).click();
  const name = say(lang, "links.revoke_of", { name: label });
  if (shopper.hasScripts) return shopper.page.getByRole("dialog", { name });
  await expect(shopper.title).toHaveText(name);
  return shopper.main;
}

for (const lang of languageCodes) {
  test(`R-ROUTE-16[links] R-CONFIRM-01[cancel, accept, step] a link that is kept is asked nothing more, one that is revoked is so once (${lang})`, async ({
    page,
    shopper,
  }) => {
    await comeWithLink(page, lang);
    const sent = posts(page);
    const kept = await ask(shopper, lang);
    await kept
      .getByRole(shopper.hasScripts ? "button" : "link", { name: say(lang, "links.keep") })
      .click();
    await expect(page.getByText(say(lang, "links.revoke_text"))).toHaveCount(0);
    expect(sent).toEqual([]);

    const revoked = await ask(shopper, lang);
    await revoked.getByRole("button", { name: say(lang, "links.revoke"), exact: true }).click();
    await expect(message(page)).toContainText(say(lang, "links.revoked"));
    expect(sent).toHaveLength(1);
  });
}

testWithScripts(
  "R-CONFIRM-05[ways-out, focus] R-CONFIRM-04[opens, closes] Escape and the backdrop close the question, and the focus goes back",
  async ({ page, shopper }) => {
    await comeWithLink(page, "en");
    const dialog = await ask(shopper, "en");
    const opener = shopper.main.getByRole("link", { name: say("en", "links.revoke"), exact: true });
    await expect(dialog).toBeVisible();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press("Tab");
      // Behind the last one comes the browser's own bar, as for every dialog of its own.
      const isBehind = await dialog.evaluate(
        (one) => document.activeElement !== document.body && !one.contains(document.activeElement),
      );
      expect(isBehind).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await dialog.getByRole("button", { name: say("en", "links.keep") }).click();
    await expect(dialog).toHaveCount(0);
  },
);
