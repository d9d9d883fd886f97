import type { Locator, Page } from "@playwright/test";
import { type LanguageCode, languageCodes } from "#backend/contract/languages";
import { message } from "../../support/buying";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { logInBrowser } from "../../support/log-in-browser";
import { newEmail, press, readOutbox } from "../../support/logging-in";
import { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

/** Asks at the account's page; answers the ticket's code. */
async function askAtAccount(
  shopper: Shopper,
  lang: LanguageCode,
  subject: string,
): Promise<string> {
  await shopper.open("/user/tickets/new");
  await shopper.main.getByLabel(say(lang, "ticket.subject")).fill(subject);
  await shopper.main.getByLabel(say(lang, "ticket.body")).fill("<b>Where</b> is it?");
  await press(shopper, lang, "ticket.send");
  await expect(shopper.title).toHaveText(subject);
  const code = /\/tickets\/(\d+)/.exec(shopper.page.url())?.[1];
  if (!code) throw new Error(`No ticket at ${shopper.page.url()}`);
  return code;
}

/** Opens a ticket from the desk's queue, which is asked for its code. */
async function openFromQueue(shopper: Shopper, lang: LanguageCode, code: string): Promise<void> {
  await shopper.open("/staff/tickets");
  await expect(shopper.title).toHaveText(say(lang, "desk.title"));
  await shopper.main.getByLabel(say(lang, "desk.search")).fill(code);
  await press(shopper, lang, "desk.show");
  await shopper.main.locator(".desk-queue a").click();
  await shopper.settle();
}

function answerField(page: Page, lang: LanguageCode): Locator {
  return page.getByLabel(say(lang, "desk.answer_label"));
}

for (const lang of languageCodes) {
  test.describe(`support in ${lang}`, () => {
    test("a shopper asks, the staff notes and answers, the shopper is told, reads it, not the note, and rates", async ({
      page,
      shopper,
    }) => {
      const email = newEmail();
      await logInBrowser(page.context(), lang, email);
      await logInAtDesk(page.context());
      const code = await askAtAccount(shopper, lang, "کجاست؟ <i>");

      await openFromQueue(shopper, lang, code);
      await expect(shopper.title).toHaveText("کجاست؟ <i>");
      await expect(shopper.main).toContainText("<b>Where</b> is it?");
      await expect(shopper.main).toContainText(email);
      await shopper.main.getByText(say(lang, "desk.note"), { exact: true }).click();
      await shopper.main.getByLabel(say(lang, "desk.note_label")).fill("Ask the courier first");
      await press(shopper, lang, "desk.note_send");
      await expect(message(page)).toContainText(say(lang, "desk.noted"));
      await expect(shopper.main).toContainText("Ask the courier first");
      await shopper.settle();

      await answerField(page, lang).fill("One word first.");
      await shopper.main
        .getByLabel(say(lang, "desk.canned_pick"))
        .selectOption({ label: "Is it settled? / حل شد؟" });
      await press(shopper, lang, "desk.canned_insert");
      await expect(answerField(page, lang)).toHaveValue(new RegExp(`One word first[^]*${code}`));
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);
      await shopper.settle();
      await press(shopper, lang, "desk.send");
      await expect(message(page)).toContainText(say(lang, "desk.sent"));

      expect(await readOutbox(shopper, email)).toContain(`/user/tickets/${code}`);
      await shopper.open(`/user/tickets/${code}`);
      await expect(shopper.main.locator("ol.messages > li")).toHaveCount(2);
      await expect(shopper.main).toContainText("One word first.");
      expect(await page.content()).not.toContain("courier first");
      await press(shopper, lang, "ticket.close");
      await expect(message(page)).toContainText(say(lang, "ticket.is_closed"));
      await shopper.settle();
      await shopper.main.locator('input[name="rating"][value="5"]').check({ force: true });
      await press(shopper, lang, "ticket.rate_send");
      await expect(message(page)).toContainText(say(lang, "ticket.rated"));
      await shopper.open(`/staff/tickets/${code}`);
      await expect(shopper.main).toContainText(
        say(lang, "desk.rating", { n: lang === "fa" ? "۵" : "5" }),
      );
    });

    test("who answers second is told what was done meanwhile, and keeps the answer", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      await logInAtDesk(page.context());
      const code = await askAtAccount(shopper, lang, "Both at once");
      await shopper.open(`/staff/tickets/${code}`);
      await answerField(page, lang).fill("Mine, too.");
      const other = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await other.open(`/staff/tickets/${code}`);
      await other.main.getByLabel(say(lang, "desk.priority")).selectOption("high");
      await press(other, lang, "desk.save");
      await expect(message(other.page)).toContainText(say(lang, "desk.saved"));

      await press(shopper, lang, "desk.send");
      await expect(shopper.main.getByRole("alert").first()).toContainText(
        say(lang, "desk.event.priority"),
      );
      await expect(answerField(page, lang)).toHaveValue("Mine, too.");
      await shopper.settle();
      await press(shopper, lang, "desk.send");
      await expect(message(page)).toContainText(say(lang, "desk.sent"));
    });

    test("two tickets of one shopper become one, and the first one leads there", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      await logInAtDesk(page.context());
      const first = await askAtAccount(shopper, lang, "Asked once");
      const second = await askAtAccount(shopper, lang, "Asked twice");

      await shopper.open(`/staff/tickets/${second}`);
      await shopper.main.getByText(say(lang, "desk.merge"), { exact: true }).click();
      await shopper.main.getByLabel(say(lang, "desk.merge_into")).fill(second);
      await press(shopper, lang, "desk.merge_send");
      await expect(shopper.main.getByLabel(say(lang, "desk.merge_into"))).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await shopper.settle();
      await shopper.main.getByLabel(say(lang, "desk.merge_into")).fill(first);
      await press(shopper, lang, "desk.merge_send");
      await expect(message(page)).toContainText(say(lang, "desk.merged"));

      await shopper.open(`/user/tickets/${second}`);
      await shopper.main.locator(`a[href$="/user/tickets/${first}"]`).first().click();
      await expect(shopper.title).toHaveText("Asked once");
    });
  });
}
