import { datesFor } from "~/i18n/dates.server";
import { message } from "../../support/buying";
import { comeToReview, placeOrder } from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

for (const lang of languageCodes) {
  test.describe(`what there is to read in ${lang}`, () => {
    const question = ({ main }: Shopper) => main.locator("details").nth(3);

    test("a reader's word about an answer counts once; who needs more asks with the question at hand", async ({
      page,
      shopper,
    }) => {
      const vote = async (key: "faqs.yes" | "faqs.no") => {
        await shopper.open(`/${lang}/home/faqs`);
        await question(shopper).locator("summary").click();
        const button = question(shopper).getByRole("button", { name: say(lang, key), exact: true });
        await button.click();
      };
      await page.setViewportSize({ width: 360, height: 740 });
      await vote("faqs.yes");
      await expect(message(page)).toContainText(say(lang, "faqs.thanks"));
      await vote("faqs.no");
      await expect(message(page)).toContainText(say(lang, "faqs.counted"));

      await logInBrowser(page.context(), lang);
      await shopper.open(`/${lang}/home/faqs`);
      const asked = await question(shopper).locator("summary").innerText();
      await question(shopper).locator("summary").click();
      await question(shopper)
        .getByRole("link", { name: say(lang, "faqs.more_help") })
        .click();
      await shopper.settle();
      await expect(shopper.main.getByText(asked)).toBeVisible();
      const subject = shopper.main.getByLabel(say(lang, "ticket.subject"), { exact: true });
      expect(asked.startsWith(await subject.inputValue())).toBe(true);
      await expect(subject).not.toHaveValue("");
      await expectFits(page);
    });

    test("an order leads to the terms that it was placed by, and each version says from when it holds", async ({
      page,
      shopper,
    }) => {
      const { bothCalendars } = datesFor(lang);
      const number = await placeOrder(await comeToReview(page.context(), lang), lang);
      await shopper.open(`/user/orders/${number}`);
      const terms = shopper.main.getByRole("link", { name: say(lang, "law.order_terms") });
      const address = new URL((await terms.getAttribute("href")) ?? "", page.url());
      const at = Date.parse(address.searchParams.get("at") ?? "");
      expect(Math.abs(Date.now() - at)).toBeLessThan(600_000);
      await terms.click();
      await shopper.settle();
      await expect(shopper.title).toHaveText(say(lang, "law.title"));
      await expect(shopper.main.getByText(say(lang, "law.old"))).toHaveCount(0);

      address.searchParams.set("at", "2026-01-01T00:00:00.000Z");
      await shopper.open(address.pathname + address.search);
      const since = say(lang, "law.changed", { date: bothCalendars("2025-09-01T00:00:00.000Z") });
      await expect(shopper.main.locator("time").first()).toHaveText(since);
    });

    test("a legal text goes onto paper without the way through the shop", async ({
      page,
      shopper,
    }) => {
      await shopper.open(`/${lang}/home/law`);
      const versions = shopper.main.getByRole("heading", { name: say(lang, "law.versions") });
      const contents = shopper.main.getByRole("navigation", { name: say(lang, "law.contents") });
      await expect(versions).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(contents).toBeHidden();
      await expect(versions).toBeHidden();
      await expect(shopper.title).toBeVisible();
      const part = shopper.main.getByRole("heading", { level: 2 });
      expect(await part.filter({ visible: true }).count()).toBeGreaterThan(3);
    });
  });
}
