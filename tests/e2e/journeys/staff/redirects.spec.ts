import { message } from "../../../support/buying";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { logInBrowser } from "../../../support/log-in-browser";
import { press } from "../../../support/logging-in";
import { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const newPath = () => `/shop/کفش-${crypto.randomUUID()}`;
const field = (
  { main }: Shopper,
  lang: LanguageCode,
  key: "editors.redirects.from" | "editors.redirects.to" | "editors.redirects.lines",
) => main.getByRole("textbox", { name: say(lang, key), exact: true });
const rowOf = ({ main }: Shopper, path: string) =>
  main.getByRole("listitem").filter({ hasText: path });

async function find(shopper: Shopper, lang: LanguageCode, words: string): Promise<void> {
  await shopper.main.getByLabel(say(lang, "editors.redirects.search"), { exact: true }).fill(words);
  await press(shopper, lang, "editors.redirects.show");
  await shopper.settle();
}

for (const lang of languageCodes) {
  test.describe(`old addresses in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInBrowser(context, lang);
      await logInAtDesk(context);
    });

    test("the owner adds one, and a reader who follows it lands on the new page", async ({
      page,
      shopper,
    }) => {
      const old = newPath();
      const from = field(shopper, lang, "editors.redirects.from");
      const to = field(shopper, lang, "editors.redirects.to");
      await shopper.open("/staff/redirects");
      await shopper.main
        .getByRole("link", { name: say(lang, "editors.redirects.new"), exact: true })
        .click();
      await shopper.settle();
      await from.fill("https://elsewhere.example/a");
      await to.fill(`/${lang}/no/such/page`);
      await press(shopper, lang, "editors.save");
      await expect(from).toHaveAttribute("aria-invalid", "true");
      await expect(to).toHaveAttribute("aria-invalid", "true");
      await expect(
        shopper.main.getByText(say(lang, "editors.redirects.no_such_page")),
      ).toBeVisible();
      await expect(from).toHaveValue("https://elsewhere.example/a");
      await expectFits(page);
      // As a browser copies it.
      await from.fill(encodeURI(old));
      await to.fill(`/${lang}/home/law`);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await shopper.settle();
      await expectFits(page);

      await shopper.open(`${old}?kind=terms`);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
        `/${lang}/home/law?kind=terms`,
      );
      await expect(shopper.title).toBeVisible();

      await shopper.open("/staff/redirects");
      await find(shopper, lang, encodeURI(old));
      await rowOf(shopper, old).getByRole("link").click();
      await shopper.settle();
      await press(shopper, lang, "editors.redirects.remove");
      await expect(message(page)).toContainText(say(lang, "editors.redirects.removed"));
      await expect(rowOf(shopper, old)).toHaveCount(0);
    });

    test("a list is added whole or not at all, and its bad line is named", async ({
      page,
      shopper,
    }) => {
      const [first, second] = [newPath(), newPath()];
      const lines = field(shopper, lang, "editors.redirects.lines");
      await shopper.open("/staff/redirects");
      await shopper.main
        .getByRole("link", { name: say(lang, "editors.redirects.many"), exact: true })
        .click();
      await shopper.settle();
      const wrong = `${first} /${lang}/blogs\n\n${second}\t${first}\n`;
      const three = lang === "fa" ? "۳" : "3";
      await lines.fill(wrong);
      await press(shopper, lang, "editors.redirects.add_all");
      await expect(
        shopper.main.getByText(say(lang, "editors.redirects.line_no_such_page", { line: three })),
      ).toBeVisible();
      await expect(lines).toHaveValue(wrong);
      const chained = `/${lang}/home/pages/${crypto.randomUUID()}`;
      await lines.fill(`${first} ${chained}\n\n${second} /${lang}\n${chained} /${lang}/home/law`);
      await press(shopper, lang, "editors.redirects.add_all");
      const four = lang === "fa" ? "۴" : "4";
      await expect(
        shopper.main.getByText(say(lang, "redirect.line_target", { line: four, other: first })),
      ).toBeVisible();
      await expectFits(page);
      await lines.fill(`${first} /${lang}/blogs\n\n${second}\t/${lang}/blogs`);
      await press(shopper, lang, "editors.redirects.add_all");
      const added = say(lang, "editors.redirects.added_other", { n: lang === "fa" ? "۲" : "2" });
      await expect(message(page)).toContainText(added);
      await shopper.settle();
      await find(shopper, lang, second);
      await expect(rowOf(shopper, second)).toContainText(`/${lang}/blogs`);
      await shopper.open(second);
      await expect(page).toHaveURL(new RegExp(`/${lang}/blogs$`));
    });

    test("decisions 27 a second editor is told what somebody else changed", async ({
      page,
      shopper,
    }) => {
      const old = newPath();
      await shopper.open("/staff/redirects/new");
      await field(shopper, lang, "editors.redirects.from").fill(old);
      await field(shopper, lang, "editors.redirects.to").fill(`/${lang}/blogs`);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await shopper.settle();
      await find(shopper, lang, old);
      await rowOf(shopper, old).getByRole("link").click();
      await shopper.settle();

      const second = new Shopper(await page.context().newPage(), shopper.hasScripts);
      await second.open(page.url());
      await field(second, lang, "editors.redirects.to").fill(`/${lang}/home/law`);
      await press(second, lang, "editors.save");
      await expect(message(second.page)).toContainText(say(lang, "editors.saved"));
      await second.page.close();

      await field(shopper, lang, "editors.redirects.to").fill(`/${lang}`);
      await press(shopper, lang, "editors.save");
      const told = shopper.main.getByRole("alert");
      await expect(told).toContainText(say(lang, "content.changed"));
      await expect(told.getByRole("definition")).toHaveText([`/${lang}/home/law`]);
      await expect(field(shopper, lang, "editors.redirects.to")).toHaveValue(`/${lang}`);
      await expectFits(page);
      await press(shopper, lang, "editors.save");
      await expect(message(page)).toContainText(say(lang, "editors.saved"));
      await shopper.settle();
      await find(shopper, lang, old);
      await expect(rowOf(shopper, old)).toContainText(`/${lang}`);
    });
  });
}
