import { readFile } from "node:fs/promises";
import { formatsFor } from "~/i18n/format";
import { message } from "../../../support/buying";
import { chooseCsv, csvPreview } from "../../../support/csv-files";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import { shopUrl } from "../../../support/shop-url";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  const { number } = formatsFor(lang);

  test(`the owner sees what a file of posts would change, and then has it done (${lang})`, async ({
    context,
    shopper,
  }) => {
    await logInAtDesk(context);
    await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    const word = crypto.randomUUID().slice(0, 8);
    await shopper.page.setViewportSize({ width: 360, height: 740 });
    await shopper.open(`/staff/posts?q=${word}`);
    const file = shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true });
    await expect(file).toHaveAttribute("href", `/staff/content/posts/file?q=${word}`);
    await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
    await shopper.settle();
    const csv = `\uFEFFtopic;tags;title_en;title_fa;body_fa\r\nfood;tea;Tea ${word};چای ${word};"## آب\n\nتازه"`;
    await chooseCsv(shopper, lang, "posts.csv", csv.replace("food", "nowhere"));
    await press(shopper, lang, "csv.try");
    const place = say(lang, "csv.line", { line: number(2), column: "topic" });
    await expect(shopper.main.getByText(place)).toBeVisible();
    await chooseCsv(shopper, lang, "posts.csv", csv);
    await press(shopper, lang, "csv.try");
    const would = say(lang, "csv.would", { added: number(1), changed: number(0) });
    await expect(csvPreview(shopper, lang).getByRole("status")).toHaveText(would);
    await expect(csvPreview(shopper, lang).getByText(`چای ${word}`).first()).toBeVisible();
    await expectFits(shopper.page);
    const other = await context.newPage();
    await other.goto(`/staff/posts?q=${word}`);
    await expect(other.getByRole("main").getByRole("link", { name: word })).toHaveCount(0);
    await other.close();
    await press(shopper, lang, "csv.take_these");
    await expect(message(shopper.page)).toContainText(
      say(lang, "csv.taken", { added: number(1), changed: number(0) }),
    );
    await shopper.open(`/staff/posts?q=${word}`);
    await shopper.main.getByRole("link", { name: word }).click();
    await expect(shopper.main.getByText("## آب")).toHaveValue("## آب\n\nتازه");
  });

  test(`the menus go out as a file that changes nothing when it comes back (${lang})`, async ({
    context,
    page,
    shopper,
  }) => {
    await logInAtDesk(context);
    await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    await shopper.open("/staff/menus");
    const waits = page.waitForEvent("download");
    await shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true }).click();
    const file = await waits;
    expect(file.suggestedFilename()).toBe("menus.csv");
    const text = await readFile(await file.path(), "utf8");
    await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
    await shopper.settle();
    await chooseCsv(shopper, lang, "menus.csv", text);
    await press(shopper, lang, "csv.try");
    await expect(csvPreview(shopper, lang).getByRole("status")).toHaveText(
      say(lang, "csv.would_nothing"),
    );
    const take = say(lang, "csv.take_these");
    await expect(shopper.main.getByRole("button", { name: take })).toHaveCount(0);
    await chooseCsv(shopper, lang, "menus.csv", `${text},,home,9.1,Lost,گم,,no\r\n`);
    await press(shopper, lang, "csv.take");
    await expect(shopper.main.getByText(say(lang, "csv.below_nothing"))).toBeVisible();
    await expectFits(page);
  });

  test(`the owner brings pages in from a file, and its wrong line is named (${lang})`, async ({
    context,
    shopper,
  }) => {
    await logInAtDesk(context);
    await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    const word = crypto.randomUUID().slice(0, 8);
    await shopper.open("/staff/pages");
    const file = shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true });
    await expect(file).toHaveAttribute("href", "/staff/content/pages/file");
    await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
    await shopper.settle();
    const take = async (status: string) => {
      const lines = `a-${word},draft,A ${word},الف ${word}\nb-${word},${status},B ${word},ب ${word}`;
      await chooseCsv(shopper, lang, "pages.csv", `slug,status,title_en,title_fa\n${lines}`);
      await press(shopper, lang, "csv.take");
    };
    await take("sideways");
    const place = say(lang, "csv.line", { line: number(3), column: "status" });
    await expect(shopper.main.getByText(place)).toBeVisible();
    await expectFits(shopper.page);
    await take("draft");
    await expect(message(shopper.page)).toContainText(
      say(lang, "csv.taken", { added: number(2), changed: number(0) }),
    );
    await expect(shopper.main.getByRole("link", { name: new RegExp(word) })).toHaveCount(2);
    await expectFits(shopper.page);
  });
}
