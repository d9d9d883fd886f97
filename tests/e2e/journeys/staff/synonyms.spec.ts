import { formatsFor } from "~/i18n/format";
import { message } from "../../../support/buying";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { press } from "../../../support/logging-in";
import { shopUrl } from "../../../support/shop-url";
import type { Shopper } from "../../../support/shopper";
import { makeSynonyms, ownWord, synonymsWith } from "../../../support/synonyms";
import { say } from "../../../support/words";

const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");
const heading = (shopper: Shopper, text: string) =>
  shopper.main.getByRole("columnheader").filter({ hasText: text });

/** The form or question over the list: a dialog where scripts run, else the page. */
const form = ({ page, hasScripts, main }: Shopper) =>
  hasScripts ? page.getByRole("dialog") : main.locator(".crud-form");

for (const lang of languageCodes) {
  test.describe(`the table of search synonyms in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInAtDesk(context);
      await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    });

    test("R-CRUD-01[pages, total] R-TH-01[shown] R-CONST-20[value] 23 synonyms are three pages", async ({
      page,
      shopper,
    }) => {
      const word = await makeSynonyms(lang, 23);
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(synonymsWith(lang, word));
      await expect(rows(shopper)).toHaveCount(10);
      await expect(heading(shopper, say(lang, "synonyms.word"))).toHaveCount(1);
      const { number } = formatsFor(lang);
      const total = say(lang, "crud.total_other", { n: number(23) });
      await expect(shopper.main.getByText(total, { exact: true })).toBeVisible();
      await expectFits(page);
      const pages = shopper.main.getByRole("navigation", { name: say(lang, "pages.title") });
      await expect(pages.getByRole("listitem")).toHaveCount(3);
      await pages.getByRole("link", { name: number(3), exact: true }).click();
      await expect(rows(shopper)).toHaveCount(3);
    });

    test("R-CRUD-10[create, edit] R-CRUD-11[one, question] the owner adds a synonym, changes it, and removes it after a question", async ({
      shopper,
    }) => {
      const word = ownWord();
      const field = (key: "synonyms.word" | "synonyms.means" | "synonyms.kind") =>
        form(shopper).getByLabel(say(lang, key));
      const answer = (key: "crud.save" | "crud.remove") =>
        form(shopper).getByRole("button", { name: say(lang, key) });
      await shopper.open(synonymsWith(lang, word));
      await shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }).click();
      await field("synonyms.word").fill(word);
      await field("synonyms.means").fill("sofa");
      await field("synonyms.kind").selectOption("one_way");
      await answer("crud.save").click();
      await expect(shopper.page.getByText(say(lang, "crud.added")).first()).toBeVisible();

      await shopper.open(synonymsWith(lang, word));
      await expect(rows(shopper)).toContainText(["sofa"]);
      const edit = say(lang, "crud.edit_row", { name: word });
      await rows(shopper).getByRole("link", { name: edit }).click();
      await expect(field("synonyms.word")).toHaveValue(word);
      await field("synonyms.means").fill("settee");
      await answer("crud.save").click();
      await expect(rows(shopper)).toContainText(["settee"]);

      const remove = rows(shopper).getByRole("link", { name: say(lang, "crud.remove") });
      await remove.click();
      const role = shopper.hasScripts ? "button" : "link";
      await form(shopper)
        .getByRole(role, { name: say(lang, "crud.cancel") })
        .click();
      await expect(rows(shopper)).toContainText(["settee"]);
      await remove.click();
      await answer("crud.remove").click();
      await expect(shopper.main.getByText(word, { exact: true })).toHaveCount(0);
    });

    test("R-FORM-01[no-request] R-FORM-02[first-invalid, summary] R-FORM-06[box] R-ERR-14[grouped] what is wrong with a synonym is told by its fields, before it is sent and after", async ({
      page,
      shopper,
    }) => {
      await page.setViewportSize({ width: 360, height: 500 });
      const posts: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posts.push(request.url());
      });
      const word = ownWord();
      const field = (key: "synonyms.word" | "synonyms.means" | "synonyms.kind") =>
        form(shopper).getByRole(key === "synonyms.kind" ? "combobox" : "textbox", {
          name: say(lang, key),
        });
      const save = form(shopper).getByRole("button", { name: say(lang, "crud.save") });
      await shopper.open(synonymsWith(lang, word));
      await shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }).click();
      if (shopper.hasScripts) {
        await save.click();
        await expect(field("synonyms.word")).toBeFocused();
        await expect(field("synonyms.word")).toBeInViewport();
        expect(posts).toEqual([]);
      }
      // Space alone is something to a page, and nothing to the backend.
      for (const key of ["synonyms.word", "synonyms.means"] as const) await field(key).fill("  ");
      await field("synonyms.kind").selectOption("both");
      await save.click();
      const box = form(shopper).getByRole("alert");
      for (const key of ["synonyms.word", "synonyms.means"] as const) {
        const told = box.getByRole("region", { name: say(lang, key) }).getByRole("listitem");
        await expect(told).toHaveText([say(lang, "required_error")]);
      }
      await box.getByRole("link", { name: say(lang, "synonyms.means") }).click();
      await expect(field("synonyms.means")).toBeFocused();
      await field("synonyms.word").fill(word);
      await field("synonyms.means").fill("sofa");
      await save.click();
      await expect(shopper.page.getByText(say(lang, "crud.added")).first()).toBeVisible();
      expect(posts).toHaveLength(2);
    });
  });
}

for (const lang of languageCodes) {
  test(`the owner brings synonyms in from a file, and its wrong line is named (${lang})`, async ({
    context,
    shopper,
  }) => {
    await logInAtDesk(context);
    await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    const word = ownWord();
    await shopper.open(synonymsWith(lang, word));
    const file = shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true });
    await expect(file).toHaveAttribute("href", new RegExp(word));
    await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
    await shopper.settle();
    const take = async (kind: string) => {
      await shopper.main.getByLabel(say(lang, "csv.file"), { exact: true }).setInputFiles({
        name: "synonyms.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(
          `word,means,kind,active\n${word},sofa,both,1\n${word} b,lamp,${kind},1`,
        ),
      });
      await press(shopper, lang, "csv.take");
    };
    await take("sideways");
    const { number } = formatsFor(lang);
    const place = say(lang, "csv.line", { line: number(3), column: say(lang, "synonyms.kind") });
    await expect(shopper.main.getByText(place)).toBeVisible();
    await expectFits(shopper.page);
    await take("one_way");
    await expect(message(shopper.page)).toContainText(
      say(lang, "csv.taken", { added: number(2), changed: number(0) }),
    );
    await shopper.open(synonymsWith(lang, word));
    await expect(rows(shopper)).toHaveCount(2);
  });
}

test.describe("the table of search synonyms", () => {
  test.beforeEach(async ({ context }) => {
    await logInAtDesk(context);
    await context.addCookies([{ name: "lang", value: "en", url: shopUrl() }]);
  });

  test("R-CRUD-04[cycle] R-CRUD-05[another-column] a heading sorts up, down and not at all; another begins anew", async ({
    shopper,
  }) => {
    await shopper.open(synonymsWith("en", await makeSynonyms("en", 12)));
    const means = heading(shopper, say("en", "synonyms.means"));
    const sorted = (way: string) => expect(means).toHaveAttribute("aria-sort", way);
    await sorted("none");
    await means.getByRole("link").click();
    await sorted("ascending");
    await expect(rows(shopper).first()).toContainText("thing 0");
    await means.getByRole("link").click();
    await sorted("descending");
    await expect(rows(shopper).first()).toContainText("thing 9");
    await means.getByRole("link").click();
    await sorted("none");
    await means.getByRole("link").click();
    await sorted("ascending");
    await heading(shopper, say("en", "synonyms.word")).getByRole("link").click();
    await expect(shopper.page).toHaveURL(/asc=word/);
    await sorted("none");
  });

  test("R-CRUD-08[form, narrows] R-CRUD-09[json, narrows] it is searched, and narrowed by its columns", async ({
    shopper,
  }) => {
    const { main } = shopper;
    const word = await makeSynonyms("en", 4);
    await shopper.open("/staff/synonyms?lang=en");
    await main.getByRole("searchbox").fill(`${word} ۳`);
    await main.getByRole("button", { name: say("en", "crud.search_go"), exact: true }).click();
    await expect(rows(shopper)).toHaveCount(1);

    await shopper.open(synonymsWith("en", word));
    await main.getByText(say("en", "crud.advanced")).click();
    await main.getByLabel(say("en", "synonyms.active"), { exact: true }).selectOption("true");
    await main.getByRole("button", { name: say("en", "crud.advanced_go") }).click();
    await expect(rows(shopper)).toHaveCount(2);
    const sort = heading(shopper, say("en", "synonyms.word")).getByRole("link");
    const query = new URL((await sort.getAttribute("href")) ?? "", "http://shop").searchParams;
    expect(JSON.parse(query.get("a_search") ?? "")).toEqual({
      active: { op: "eq", value: "true" },
    });
  });

  test("R-CRUD-06[checked] R-CRUD-12[copies] R-CRUD-13[edits] R-CRUD-11[many, question] chosen rows are copied, edited together and removed", async ({
    shopper,
  }) => {
    const { main } = shopper;
    const table = synonymsWith("en", await makeSynonyms("en", 2));
    const bulk = (key: "crud.copy" | "crud.edit" | "crud.remove") =>
      main.getByRole("button", { name: say("en", key), exact: true });
    const answer = (key: "crud.copy" | "crud.save" | "crud.remove") =>
      form(shopper).getByRole("button", { name: say("en", key) });
    const check = (place: number) => rows(shopper).nth(place).getByRole("checkbox").check();
    await shopper.open(table);
    await check(0);
    await bulk("crud.copy").click();
    await form(shopper).getByLabel(say("en", "crud.copies")).fill("3");
    await answer("crud.copy").click();
    await expect(form(shopper)).toHaveCount(0);

    await shopper.open(table);
    await expect(rows(shopper)).toHaveCount(5);
    for (const place of [0, 1]) await check(place);
    await bulk("crud.edit").click();
    await expect(form(shopper).getByLabel(say("en", "synonyms.word"))).toHaveValue("");
    await form(shopper).getByLabel(say("en", "synonyms.means")).fill("settee");
    await answer("crud.save").click();
    await expect(rows(shopper).filter({ hasText: "settee" })).toHaveCount(2);

    for (const place of [0, 1, 2]) await check(place);
    await bulk("crud.remove").click();
    await expect(form(shopper).getByRole("listitem")).toHaveCount(3);
    await answer("crud.remove").click();
    await expect(rows(shopper)).toHaveCount(2);
  });
});
