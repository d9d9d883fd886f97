import type { Locator } from "@playwright/test";
import { ask } from "../../support/ask";
import { findProducts, message } from "../../support/buying";
import { comeToReview } from "../../support/checking-out";
import { choosePng } from "../../support/chosen-files";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import type { Shopper } from "../../support/shopper";
import { say, saying } from "../../support/words";

/** A ticket's pages, as somebody uses them. */
class Tickets {
  constructor(
    readonly shopper: Shopper,
    readonly lang: LanguageCode,
  ) {}

  field(key: "ticket.subject" | "ticket.body"): Locator {
    return this.shopper.main.getByLabel(say(this.lang, key));
  }

  button(key: "ticket.send" | "ticket.reply_send" | "ticket.close" | "ticket.rate_send"): Locator {
    return this.shopper.main.getByRole("button", { name: say(this.lang, key), exact: true });
  }

  get messages(): Locator {
    return this.shopper.main.locator("ol.messages > li");
  }

  /** Chooses a picture: where scripts run it is sent at once, else with the form. */
  async choose(name: string): Promise<void> {
    await this.shopper.main.locator('input[type="file"]').setInputFiles(await choosePng(name));
    if (this.shopper.hasScripts) {
      const remove = say(this.lang, "upload.remove", { name });
      await expect(this.shopper.main.getByRole("button", { name: remove })).toBeVisible();
    }
  }
}

for (const lang of languageCodes) {
  test.describe(`tickets in ${lang}`, () => {
    test("R-ROUTE-19[create, reply] R-NOJS-03[create, answer] R-NOJS-08[ticket] R-AREA-01[ticket-form] asked with a picture, read and replied to, each once", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const tickets = new Tickets(shopper, lang);
      await shopper.open("/user/tickets");
      await expect(shopper.title).toHaveText(say(lang, "tickets.title"));
      await expect(shopper.main.getByText(say(lang, "tickets.empty"))).toBeVisible();

      await shopper.main.getByRole("link", { name: say(lang, "tickets.new") }).click();
      await expect(shopper.title).toHaveText(say(lang, "ticket.new_title"));
      await shopper.settle();
      await expect(tickets.field("ticket.body")).toHaveAttribute("rows", "7");
      await tickets.field("ticket.subject").fill("کِی می‌رسد؟ <b>");
      await tickets.field("ticket.body").fill("<i>one</i>\nhttps://example.com/a");
      await tickets.choose("broken.png");
      await tickets.button("ticket.send").click();

      await expect(shopper.title).toHaveText("کِی می‌رسد؟ <b>");
      await expect(message(page)).toContainText(saying(lang, "ticket.sent"));
      await expect(tickets.messages).toHaveCount(1);
      await expect(tickets.messages).toContainText("<i>one</i>");
      await expect(
        tickets.messages.getByRole("link", { name: "https://example.com/a" }),
      ).toHaveAttribute("rel", /nofollow noopener/);
      const picture = tickets.messages.getByRole("img", { name: /broken\.png/ });
      const address = (await picture.getAttribute("src")) ?? "";
      const own = await page.request.get(address);
      expect([own.status(), own.headers()["content-type"], own.headers()["cache-control"]]).toEqual(
        [200, "image/webp", "no-store"],
      );
      expect((await ask(address)).headers.location).toBe("/login");
      await page.reload();

      await shopper.settle();
      await tickets.field("ticket.body").fill("Two");
      await tickets.button("ticket.reply_send").click();
      await expect(tickets.messages).toHaveCount(2);
      await expect(message(page)).toContainText(say(lang, "ticket.replied"));
      await page.reload();
      await expect(tickets.messages).toHaveCount(2);
      await shopper.open("/user/tickets");
      await expect(shopper.main.locator(".ticket-row")).toHaveCount(1);
      await expect(shopper.main.getByRole("link", { name: "کِی می‌رسد؟ <b>" })).toHaveCount(1);
    });

    test("closed, rated and gone on from in a new one; then found by state and subject", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const tickets = new Tickets(shopper, lang);
      await shopper.open("/user/tickets/new");
      await tickets.field("ticket.subject").fill("One thing");
      await tickets.field("ticket.body").fill("One");
      await tickets.button("ticket.send").click();
      await expect(shopper.title).toHaveText("One thing");
      const here = page.url();
      await shopper.settle();
      await tickets.button("ticket.close").click();
      await expect(message(page)).toContainText(say(lang, "ticket.is_closed"));
      await shopper.settle();
      await shopper.main.locator('input[name="rating"][value="4"]').check({ force: true });
      await tickets.button("ticket.rate_send").click();
      await expect(message(page)).toContainText(say(lang, "ticket.rated"));
      await expect(shopper.main.locator('input[name="rating"][value="4"]')).toBeChecked();

      await shopper.settle();
      await tickets.field("ticket.body").fill("Three");
      await tickets.button("ticket.reply_send").click();
      await expect(message(page)).toContainText(saying(lang, "ticket.replied_new"));
      expect(page.url()).not.toBe(here);
      await expect(tickets.messages).toHaveCount(1);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);

      await shopper.open("/user/tickets");
      await expect(shopper.main.locator(".ticket-row")).toHaveCount(2);
      await expectFits(page);
      await shopper.open("/user/tickets?status=closed");
      await expect(shopper.main.locator(".ticket-row")).toHaveCount(1);
    });

    test("R-INF-01[no-item] R-INF-06[own] R-ERR-12[own] a search that no ticket fits says so in the list's own words", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      await shopper.open("/user/tickets?q=nothing+like+it");
      await expect(shopper.main.locator(".ticket-row")).toHaveCount(0);
      await expect(shopper.main.getByText(say(lang, "tickets.none_found"))).toBeVisible();
    });

    test("R-VAL-21[tickets] a subject that is too short is refused at its field, and what was written and chosen stays", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const tickets = new Tickets(shopper, lang);
      await shopper.open("/user/tickets/new");
      await tickets.field("ticket.subject").fill("ab");
      await tickets.field("ticket.body").fill("Kept");
      await tickets.choose("kept.png");
      await tickets.button("ticket.send").click();
      await expect(tickets.field("ticket.subject")).toHaveAttribute("aria-invalid", "true");
      await expect(tickets.field("ticket.body")).toHaveValue("Kept");
      await expect(shopper.main.getByText("kept.png")).toBeVisible();
      await tickets.field("ticket.subject").fill("abc");
      await tickets.button("ticket.send").click();
      await expect(shopper.title).toHaveText("abc");
      await expect(tickets.messages.getByRole("img")).toHaveCount(1);
    });

    test("from a product and from a question the form begins with its subject", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      const tickets = new Tickets(shopper, lang);
      const [product] = await findProducts(lang);
      await shopper.open(`/user/tickets/new?product=${product.id}`);
      await expect(tickets.field("ticket.subject")).toHaveValue(product.name);
      await shopper.open("/user/tickets/new?faq=How+long%3F");
      await expect(tickets.field("ticket.subject")).toHaveValue("How long?");
      await shopper.open("/user/tickets/new?order=1405-999999-9&product=x");
      await expect(tickets.field("ticket.subject")).toHaveValue("");
    });

    test("from an own order and from a page of questions the form begins with it", async ({
      page,
      shopper,
    }) => {
      await comeToReview(page.context(), lang);
      await shopper.open(`/${lang}/checkout/review`);
      await shopper.main.getByRole("button", { name: say(lang, "checkout.place") }).click();
      await expect(page).toHaveURL(/\/sandbox-pay\//);
      const tickets = new Tickets(shopper, lang);
      await shopper.open("/user/orders");
      await shopper.main.locator('a[href*="/user/orders/"]').first().click();
      await expect(page).toHaveURL(/\/user\/orders\/[\d-]+$/);
      const number = /[\d-]+$/.exec(page.url())?.[0] ?? "";
      await shopper.settle();
      await shopper.main.getByRole("link", { name: say(lang, "ticket.ask_order") }).click();
      const about = say(lang, "ticket.about_order", { number });
      await expect(tickets.field("ticket.subject")).toHaveValue(about);
      await expect(shopper.main.getByLabel(say(lang, "ticket.order"))).toHaveValue(number);
      await expect(shopper.main.getByLabel(say(lang, "ticket.department"))).toHaveValue("order");

      await shopper.open(`/${lang}/home/faqs`);
      const question = shopper.main.locator("details.question").first();
      const asked = (await question.locator("summary").textContent()) ?? "";
      await question.locator("summary").click();
      await question.getByRole("link", { name: say(lang, "faqs.more_help") }).click();
      await expect(shopper.title).toHaveText(say(lang, "ticket.new_title"));
      await expect(tickets.field("ticket.subject")).toHaveValue(asked);
      await expect(tickets.field("ticket.subject")).not.toHaveValue("");
    });
  });
}
