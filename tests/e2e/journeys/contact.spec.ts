import { contactForm } from "#backend/contract/own-forms";
import { formatsFor } from "~/i18n/format";
import { message } from "../../support/buying";
import { expectFits } from "../../support/fits";
import { expect, test, testWithoutScripts, testWithScripts } from "../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../support/languages";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { newEmail, press, readOutbox } from "../../support/logging-in";
import type { Shopper } from "../../support/shopper";
import { say } from "../../support/words";

type Field = "name" | "contact" | "subject" | "body";

const field = (shopper: Shopper, lang: LanguageCode, name: Field) =>
  shopper.main.getByLabel(say(lang, `contact.${name}`), { exact: true });

async function write(shopper: Shopper, lang: LanguageCode, words: Record<Field, string>) {
  await shopper.open(`/${lang}/home/pages/contact`);
  for (const [name, text] of Object.entries(words)) {
    await field(shopper, lang, name as Field).fill(text);
  }
  await press(shopper, lang, "contact.send");
}

/** Finds a message in the staff's list by its subject, and opens it. */
async function openAtDesk(shopper: Shopper, lang: LanguageCode, subject: string) {
  await shopper.open("/staff/messages");
  await shopper.main.getByLabel(say(lang, "guests.search"), { exact: true }).fill(subject);
  await shopper.main.getByLabel(say(lang, "guests.state"), { exact: true }).selectOption("new");
  await press(shopper, lang, "guests.show");
  await shopper.main.getByRole("link", { name: subject, exact: true }).click();
  await shopper.settle();
  await expect(shopper.title).toHaveText(subject);
}

for (const lang of languageCodes) {
  test.describe(`the contact page in ${lang}`, () => {
    test("a visitor writes, after a slip; the staff answers by e-mail", async ({
      page,
      shopper,
    }) => {
      const subject = `${lang} ${crypto.randomUUID().slice(0, 8)}`;
      const contact = newEmail();
      const words = {
        name: "سارا",
        contact: "nobody@nowhere",
        subject,
        body: "Are you <b>open</b>?",
      };
      await write(shopper, lang, words);
      await expect(shopper.main.getByText(say(lang, "login.bad_target"))).toBeVisible();
      await expect(field(shopper, lang, "body")).toHaveValue(words.body);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectFits(page);
      await shopper.settle();
      await field(shopper, lang, "contact").fill(contact);
      await press(shopper, lang, "contact.send");
      await expect(message(page)).toContainText(say(lang, "contact.sent"));
      await expect(field(shopper, lang, "body")).toHaveValue("");

      await page
        .context()
        .addCookies([{ name: "lang", value: lang, url: new URL(page.url()).origin }]);
      await logInAtDesk(page.context());
      await openAtDesk(shopper, lang, subject);
      await expect(shopper.main).toContainText(words.body);
      await shopper.main
        .getByLabel(say(lang, "guests.answer_label"), { exact: true })
        .fill("First line.\n\nSecond line.");
      await expectFits(page);
      await press(shopper, lang, "guests.send");
      await expect(message(page)).toContainText(say(lang, "guests.sent"));
      await expect(shopper.main).toContainText("Second line.");
      expect(await readOutbox(shopper, contact)).toContain("Second line.");
    });

    test("who leaves a phone is called, and the staff marks the message, then removes it", async ({
      page,
      shopper,
    }) => {
      const subject = `${lang} ${crypto.randomUUID().slice(0, 8)}`;
      await write(shopper, lang, {
        name: "Ali",
        contact: "۰۹۱۲۳۴۵۶۷۸۹",
        subject,
        body: "Please call me.",
      });
      await expect(message(page)).toContainText(say(lang, "contact.sent"));
      await page
        .context()
        .addCookies([{ name: "lang", value: lang, url: new URL(page.url()).origin }]);
      await logInAtDesk(page.context());
      await openAtDesk(shopper, lang, subject);
      await expect(shopper.main.locator('a[href="tel:09123456789"]')).toBeVisible();
      await press(shopper, lang, "guests.done");
      await expect(message(page)).toContainText(say(lang, "guests.settled"));
      await expect(
        shopper.main.getByRole("button", { name: say(lang, "guests.done"), exact: true }),
      ).toHaveCount(0);
      await shopper.settle();
      await shopper.main.getByText(say(lang, "guests.remove"), { exact: true }).click();
      await press(shopper, lang, "guests.remove_do");
      await expect(message(page)).toContainText(say(lang, "guests.removed"));
      await expect(shopper.main.getByRole("link", { name: subject })).toHaveCount(0);
    });

    testWithScripts(
      "R-VAL-01[field] R-VAL-09[field] R-VAL-10[field] a field says what is wrong with it once it is left",
      async ({ shopper }) => {
        await shopper.open(`/${lang}/home/pages/contact`);
        const name = field(shopper, lang, "name");
        await name.evaluate((input) => input.removeAttribute("maxlength"));
        for (const [typed, told] of slipsIn(lang)) {
          await name.fill("Sara");
          await name.fill(typed);
          await name.blur();
          await expect(name).toHaveAccessibleDescription(told);
        }
      },
    );

    testWithoutScripts(
      "R-VAL-01[server] R-VAL-09[server] R-VAL-10[server] a message that breaks a rule is refused with that rule's words",
      async ({ page, shopper }) => {
        for (const [typed, told] of slipsIn(lang)) {
          const form = {
            name: typed,
            contact: newEmail(),
            subject: "Asked",
            body: "Are you open?",
          };
          const answer = await page.request.post(`/${lang}/home/pages/contact`, { form });
          expect(answer.status()).toBe(400);
          await page.setContent(await answer.text());
          await expect(field(shopper, lang, "name")).toHaveAccessibleDescription(told);
          await expect(field(shopper, lang, "body")).toHaveValue("Are you open?");
        }
      },
    );
  });
}

/** What breaks a rule of the name, and what is said of it. */
function slipsIn(lang: LanguageCode): [typed: string, told: string][] {
  const { number } = formatsFor(lang);
  const { min, max } = contactForm.name;
  const words = (bound: number, length: number) => ({
    bound: number(bound),
    length: number(length),
  });
  return [
    ["", say(lang, "required_error")],
    ["S", say(lang, "validate_min_len", words(min, 1))],
    ["S".repeat(max + 1), say(lang, "validate_max_len", words(max, max + 1))],
  ];
}
