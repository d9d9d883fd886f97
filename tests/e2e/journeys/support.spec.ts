import type { Locator, Page } from "@playwright/test";
import { ticketNewsMs } from "~/features/tickets/use-ticket-news.enhanced";
import { ask } from "../../support/ask";
import { message } from "../../support/buying";
import { choosePng } from "../../support/chosen-files";
import { expectFits } from "../../support/fits";
import { expect, test, testWithoutScripts, testWithScripts } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
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

/** Chooses a picture in a form of the desk's: where scripts run it is sent at once, else with the form. */
async function choosePicture(shopper: Shopper, lang: LanguageCode, form: Locator, name: string) {
  await form.locator('input[type="file"]').setInputFiles(await choosePng(name));
  if (!shopper.hasScripts) return;
  const remove = say(lang, "upload.remove", { name });
  await expect(form.getByRole("button", { name: remove })).toBeVisible();
}

/** Somebody of the staff answers in another tab. */
async function answerElsewhere(shopper: Shopper, lang: LanguageCode, code: string, state?: string) {
  const desk = new Shopper(await shopper.page.context().newPage(), shopper.hasScripts);
  await desk.open(`/staff/tickets/${code}`);
  await answerField(desk.page, lang).fill("It is on its way.");
  if (state) await desk.main.getByLabel(say(lang, "desk.then")).selectOption(state);
  await press(desk, lang, "desk.send");
  await expect(message(desk.page)).toContainText(say(lang, "desk.sent"));
  await desk.page.close();
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

    test("the staff sends a picture with the answer and one with a note: the shopper sees the answer's alone", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      await logInAtDesk(page.context());
      const code = await askAtAccount(shopper, lang, "What does it look like?");
      await shopper.open(`/staff/tickets/${code}`);
      await shopper.main.getByText(say(lang, "desk.note"), { exact: true }).click();
      const note = shopper.main.locator("#desk-note");
      await note.getByLabel(say(lang, "desk.note_label")).fill("As the supplier sent it");
      await choosePicture(shopper, lang, note, "secret.png");
      await press(shopper, lang, "desk.note_send");
      await expect(message(page)).toContainText(say(lang, "desk.noted"));
      const own = shopper.main.getByRole("img", { name: /secret\.png/ });
      const secret = (await own.getAttribute("src")) ?? "";
      expect((await page.request.get(secret)).status()).toBe(200);
      await shopper.settle();

      const answer = shopper.main.locator("#desk-answer");
      await choosePicture(shopper, lang, answer, "vase.png");
      await answerField(page, lang).fill("Like this.");
      await press(shopper, lang, "desk.send");
      await expect(message(page)).toContainText(say(lang, "desk.sent"));

      await shopper.open(`/user/tickets/${code}`);
      const shown = shopper.main.locator("ol.messages").getByRole("img");
      await expect(shown).toHaveCount(1);
      const address = (await shown.getAttribute("src")) ?? "";
      expect((await page.request.get(address)).status()).toBe(200);
      expect((await ask(address)).status).not.toBe(200);
      const own404 = await page.request.get(secret.replace("/staff/", "/user/"));
      expect(own404.status()).toBe(404);
      expect((await ask(secret)).status).toBe(404);
    });

    testWithoutScripts(
      "a picture that is added before the answer is written comes back with it, and can be removed again",
      async ({ page, shopper }) => {
        await logInBrowser(page.context(), lang);
        await logInAtDesk(page.context());
        const code = await askAtAccount(shopper, lang, "Arranged");
        await shopper.open(`/staff/tickets/${code}`);
        await answerField(page, lang).fill("Half an answer");
        const answer = shopper.main.locator("#desk-answer");
        await choosePicture(shopper, lang, answer, "vase.png");
        await answer.getByRole("button", { name: say(lang, "upload.add"), exact: true }).click();
        await expect(answerField(page, lang)).toHaveValue("Half an answer");
        await press(shopper, lang, "desk.canned_insert");
        await expect(answerField(page, lang)).toHaveValue(/^Half an answer\s/);
        await answer
          .getByRole("button", { name: say(lang, "upload.remove", { name: "vase.png" }) })
          .click();
        await expect(answer.getByRole("img")).toHaveCount(0);
        await expect(answerField(page, lang)).toHaveValue(/^Half an answer\s/);
      },
    );

    testWithScripts(
      "a canned answer stands at the caret, the focus stays in the message, and undo takes it back",
      async ({ page, shopper }) => {
        await logInBrowser(page.context(), lang);
        await logInAtDesk(page.context());
        const code = await askAtAccount(shopper, lang, "At the caret");
        await shopper.open(`/staff/tickets/${code}`);
        const field = answerField(page, lang);
        await field.fill("\nThe end");
        await field.press("ControlOrMeta+Home");
        await press(shopper, lang, "desk.canned_insert");
        await expect(field).toHaveValue(new RegExp(`${code}[^]*\nThe end$`));
        await expect(field).toBeFocused();
        await page.keyboard.press("ControlOrMeta+z");
        await expect(field).toHaveValue("\nThe end");
      },
    );

    testWithScripts(
      "j and k walk through the queue, and Enter opens a ticket",
      async ({ page, shopper }) => {
        await logInBrowser(page.context(), lang);
        await logInAtDesk(page.context());
        const subject = `Walk ${newEmail()}`;
        for (const part of ["one", "two"]) await askAtAccount(shopper, lang, `${subject} ${part}`);
        await shopper.open(`/staff/tickets?${new URLSearchParams({ q: subject })}`);
        const row = (name: string) =>
          shopper.main.getByRole("link", { name: `${subject} ${name}` });
        await expect(row("two")).toBeVisible();
        await page.keyboard.press("j");
        await expect(row("one")).toBeFocused();
        await page.keyboard.press("j");
        await page.keyboard.press("j");
        await expect(row("two")).toBeFocused();
        await page.keyboard.press("k");
        await expect(row("one")).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(shopper.title).toHaveText(`${subject} one`);
      },
    );

    testWithScripts("an answer comes into the open page by itself", async ({ page, shopper }) => {
      await logInBrowser(page.context(), lang);
      await logInAtDesk(page.context());
      const code = await askAtAccount(shopper, lang, "Live");
      await page.clock.install();
      await shopper.open(`/user/tickets/${code}`);
      await answerElsewhere(shopper, lang, code);
      await expect(shopper.main.locator("ol.messages > li")).toHaveCount(1);
      await page.clock.runFor(ticketNewsMs + 1000);
      await expect(shopper.main.locator("ol.messages > li")).toHaveCount(2);
      await expect(shopper.main).toContainText("It is on its way.");
    });

    testWithoutScripts(
      "an answer is there once the page is asked for it",
      async ({ page, shopper }) => {
        await logInBrowser(page.context(), lang);
        await logInAtDesk(page.context());
        const code = await askAtAccount(shopper, lang, "By hand");
        await answerElsewhere(shopper, lang, code);
        await expect(shopper.main.locator("ol.messages > li")).toHaveCount(1);
        await shopper.main.getByRole("link", { name: say(lang, "ticket.refresh") }).click();
        await expect(shopper.main.locator("ol.messages > li")).toHaveCount(2);
      },
    );

    test("what the staff calls resolved the shopper opens again, and closes for good", async ({
      page,
      shopper,
    }) => {
      await logInBrowser(page.context(), lang);
      await logInAtDesk(page.context());
      const code = await askAtAccount(shopper, lang, "Not settled");
      await answerElsewhere(shopper, lang, code, "resolved");
      await shopper.open(`/user/tickets/${code}`);
      await press(shopper, lang, "ticket.reopen");
      await expect(message(page)).toContainText(say(lang, "ticket.is_reopened"));
      await shopper.settle();
      await press(shopper, lang, "ticket.close");
      await expect(message(page)).toContainText(say(lang, "ticket.is_closed"));
      await expect(
        shopper.main.getByRole("button", { name: say(lang, "ticket.reopen") }),
      ).toHaveCount(0);
    });
  });
}
