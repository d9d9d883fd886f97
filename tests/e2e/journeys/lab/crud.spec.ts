import { randomBytes } from "node:crypto";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

/** Address of a table over a list that no other test knows. */
function ownTable(lang: string, kind = "items"): string {
  return `/${lang}/__lab/crud?list=${kind}-${randomBytes(6).toString("hex")}`;
}

const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");
const heading = (shopper: Shopper, text: string) =>
  shopper.main.getByRole("columnheader").filter({ hasText: text });
const message = ({ page }: Shopper, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first();

/** The form or question over the list: a dialog where scripts run, else the page. */
const form = ({ page, hasScripts, main }: Shopper) =>
  hasScripts ? page.getByRole("dialog") : main.locator(".crud-form");

for (const lang of languageCodes) {
  test(`R-CRUD-01[pages, total] R-TH-01[shown] 23 rows are three pages of ten, ten and three (${lang})`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/crud`);
    await expect(rows(shopper)).toHaveCount(10);
    await expect(heading(shopper, say(lang, "lab.item_title"))).toHaveCount(1);
    const total = say(lang, "crud.total_other", { n: lang === "fa" ? "۲۳" : "23" });
    await expect(shopper.main.getByText(total, { exact: true })).toBeVisible();
    const pages = shopper.main.getByRole("navigation", { name: say(lang, "pages.title") });
    await expect(pages.getByRole("listitem")).toHaveCount(3);
    await pages.getByRole("link", { name: lang === "fa" ? "۳" : "3", exact: true }).click();
    await expect(rows(shopper)).toHaveCount(3);
    await expect(shopper.page).toHaveURL(/page=3&t=\d+/);
  });

  test(`R-CRUD-10[create, edit] R-CRUD-11[one, question] a row is added, edited and deleted after a question (${lang})`, async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.open(ownTable(lang));
    await shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }).click();
    await form(shopper).getByLabel(say(lang, "lab.item_title")).fill("Brass lock");
    await form(shopper).getByLabel(say(lang, "lab.item_kind")).selectOption("copper");
    await form(shopper)
      .getByLabel(say(lang, "lab.item_amount"))
      .fill(lang === "fa" ? "۱۲" : "12");
    await form(shopper)
      .getByRole("button", { name: say(lang, "crud.save") })
      .click();
    await expect(rows(shopper).first()).toContainText("Brass lock");
    await expect(message(shopper, say(lang, "crud.added"))).toBeVisible();

    const edit = say(lang, "crud.edit_row", { name: "Brass lock" });
    await rows(shopper).first().getByRole("link", { name: edit }).click();
    const title = form(shopper).getByLabel(say(lang, "lab.item_title"));
    await expect(title).toHaveValue("Brass lock");
    await title.fill("Iron lock");
    await form(shopper)
      .getByRole("button", { name: say(lang, "crud.save") })
      .click();
    await expect(rows(shopper).first()).toContainText("Iron lock");
    await expect(rows(shopper)).toHaveCount(10);

    const remove = rows(shopper)
      .first()
      .getByRole("link", { name: say(lang, "crud.remove") });
    await remove.click();
    const cancel = say(lang, "crud.cancel");
    await form(shopper)
      .getByRole(shopper.hasScripts ? "button" : "link", { name: cancel })
      .click();
    await expect(rows(shopper).first()).toContainText("Iron lock");
    await remove.click();
    await form(shopper)
      .getByRole("button", { name: say(lang, "crud.remove") })
      .click();
    await expect(page.getByText("Iron lock")).toHaveCount(0);
    await expect(rows(shopper)).toHaveCount(10);
  });
}

test("R-CRUD-04[cycle] R-CRUD-05[another-column] a heading sorts up, down and not at all; another begins anew", async ({
  shopper,
}) => {
  await shopper.open("/en/__lab/crud");
  const amount = heading(shopper, "Amount");
  await expect(amount).toHaveAttribute("aria-sort", "none");
  await amount.getByRole("link").click();
  await expect(shopper.page).toHaveURL(/asc=amount/);
  await expect(amount).toHaveAttribute("aria-sort", "ascending");
  await amount.getByRole("link").click();
  await expect(shopper.page).toHaveURL(/desc=amount/);
  await expect(amount).toHaveAttribute("aria-sort", "descending");
  await amount.getByRole("link").click();
  await expect(shopper.page).not.toHaveURL(/amount/);
  await amount.getByRole("link").click();
  await expect(amount).toHaveAttribute("aria-sort", "ascending");
  await heading(shopper, "Title").getByRole("link").click();
  await expect(shopper.page).toHaveURL(/asc=title/);
  await expect(amount).toHaveAttribute("aria-sort", "none");
});

test("R-CRUD-08[form, narrows] the search is a form with a button, and says when nothing fits", async ({
  shopper,
}) => {
  await shopper.open("/en/__lab/crud");
  const box = shopper.main.getByRole("searchbox");
  await box.fill("copper bowl ۱۲");
  await box.press("Enter");
  await expect(rows(shopper)).toHaveCount(1);
  await expect(shopper.page).toHaveURL(/search=copper/);
  await box.fill("nothing like this");
  await shopper.main.getByRole("button", { name: "Search", exact: true }).click();
  await expect(shopper.main.getByText(say("en", "crud.none_found"))).toBeVisible();
});

test("R-CRUD-09[json, narrows] the advanced search narrows the list and travels on as a_search", async ({
  shopper,
}) => {
  await shopper.open("/en/__lab/crud");
  await shopper.main.getByText(say("en", "crud.advanced")).click();
  await shopper.main.getByLabel("In stock", { exact: true }).selectOption("true");
  await shopper.main.getByLabel("Amount: compare").selectOption("gte");
  await shopper.main.getByLabel("Amount", { exact: true }).fill("۳۰۰");
  await shopper.main.getByRole("button", { name: say("en", "crud.advanced_go") }).click();
  await expect(
    shopper.main.getByRole("link", { name: say("en", "crud.advanced_clear") }),
  ).toBeVisible();
  const next = await shopper.main
    .getByRole("link", { name: say("en", "pages.next") })
    .getAttribute("href");
  const filters = new URLSearchParams(next?.split("?")[1]).get("a_search");
  expect(JSON.parse(filters ?? "")).toEqual({
    amount: { op: "gte", value: "۳۰۰" },
    in_stock: { op: "eq", value: "true" },
  });
  const cells = await rows(shopper).locator("td.cell-number").allTextContents();
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) expect(Number(cell)).toBeGreaterThanOrEqual(300);
  await shopper.main.getByRole("link", { name: say("en", "crud.advanced_clear") }).click();
  await expect(shopper.main.getByText("23 rows", { exact: true })).toBeVisible();
});

test("R-CRUD-06[checked] R-CRUD-12[copies] R-CRUD-13[edits] R-CRUD-11[many, question] chosen rows are copied, edited together and deleted", async ({
  shopper,
}) => {
  const { main } = shopper;
  await shopper.open(ownTable("en"));
  const total = (count: number) => main.getByText(`${count} rows`, { exact: true });
  const bulk = (name: string) => main.getByRole("button", { name, exact: true });

  await rows(shopper).first().getByRole("checkbox").check();
  await bulk("Copy").click();
  await form(shopper).getByLabel(say("en", "crud.copies")).fill("3");
  await form(shopper).getByRole("button", { name: "Copy" }).click();
  await expect(total(26)).toBeVisible();

  for (const place of [0, 1]) await rows(shopper).nth(place).getByRole("checkbox").check();
  await bulk("Edit").click();
  await expect(form(shopper).getByLabel("Title")).toHaveValue("");
  await form(shopper).getByLabel("Amount").fill("777");
  await form(shopper).getByRole("button", { name: "Save" }).click();
  await expect(rows(shopper).filter({ hasText: "777" })).toHaveCount(2);

  for (const place of [0, 1, 2]) await rows(shopper).nth(place).getByRole("checkbox").check();
  await bulk("Delete").click();
  await expect(form(shopper).getByRole("listitem")).toHaveCount(3);
  await form(shopper).getByRole("button", { name: "Delete" }).click();
  await expect(total(23)).toBeVisible();
});

test("R-CRUD-13[edits] what may be empty is made empty on purpose; what is left empty stays as it is", async ({
  shopper,
}) => {
  const { main, page } = shopper;
  const table = ownTable("en");
  await shopper.open(`${table}&search=Turquoise`);
  const openNote = async () => {
    await rows(shopper).first().getByRole("link", { name: "Edit" }).click();
    return form(shopper).getByRole("textbox", { name: /^Note/ });
  };
  const save = () => form(shopper).getByRole("button", { name: "Save" }).click();
  await (await openNote()).fill("Chipped at one edge");
  await save();
  await expect(form(shopper)).toHaveCount(0);
  const edit = async () => {
    await rows(shopper).first().getByRole("checkbox").check();
    await main.getByRole("button", { name: "Edit", exact: true }).click();
  };
  await edit();
  await form(shopper).getByLabel("Amount").fill("777");
  await save();
  await expect(rows(shopper).first()).toContainText("777");
  await expect(await openNote()).toHaveValue("Chipped at one edge");
  await page.goto(`${table}&search=Turquoise`);
  await shopper.settle();
  await edit();
  await form(shopper)
    .getByLabel(say("en", "crud.make_empty", { column: "Note" }))
    .check();
  await expect(form(shopper).getByRole("checkbox")).toHaveCount(1);
  await save();
  await expect(form(shopper)).toHaveCount(0);
  await expect(await openNote()).toHaveValue("");
});

test("a refused form comes back with its mistakes by field and what was typed", async ({
  shopper,
}) => {
  await shopper.open(ownTable("en"));
  await shopper.main.getByRole("link", { name: "Add", exact: true }).click();
  await form(shopper).getByLabel("Title").fill("a".repeat(90));
  await form(shopper).getByLabel("Kind").selectOption("rug");
  await form(shopper).getByLabel("Amount").fill("900000");
  await form(shopper).getByRole("button", { name: "Save" }).click();
  // Where scripts run the page knows it before anything is sent.
  const told = shopper.hasScripts
    ? [
        say("en", "validate_max_len", { bound: "80", length: "90" }),
        say("en", "validate_max", { bound: "100,000" }),
      ]
    : [say("en", "crud.too_long"), say("en", "crud.too_much")];
  for (const text of told) await expect(form(shopper)).toContainText(text);
  await expect(form(shopper).getByRole("textbox", { name: "Title" })).toHaveValue("a".repeat(90));
});

test("R-AUTH-14[control] R-CRUD-14[single, bulk] what a list forbids is not there, and its forms are refused", async ({
  shopper,
}) => {
  await shopper.open("/en/__lab/crud?list=closed");
  await expect(rows(shopper)).toHaveCount(10);
  await expect(shopper.main.getByRole("link", { name: "Add", exact: true })).toHaveCount(0);
  await expect(rows(shopper).getByRole("link")).toHaveCount(0);
  await expect(shopper.main.getByRole("checkbox")).toHaveCount(0);
  for (const asked of ["new=1", "edit=1", "do=delete&ids=1"]) {
    const answer = await shopper.page.goto(`/en/__lab/crud?list=closed&${asked}`);
    expect(answer?.status()).toBe(403);
  }
});

test("R-CRUD-15[without-script] a list that can't be loaded says so, with status 200", async ({
  shopper,
}) => {
  const answer = await shopper.page.goto("/en/__lab/crud?list=broken");
  expect(answer?.status()).toBe(200);
  await expect(shopper.main.getByText(say("en", "crud.load_failed"))).toBeVisible();
});

test("rows that are gone and a choice of none are said", async ({ shopper }) => {
  await shopper.open("/en/__lab/crud?edit=999999999");
  await expect(shopper.main.getByText(say("en", "crud.gone"))).toBeVisible();
  await shopper.open("/en/__lab/crud?do=edit");
  await expect(shopper.main.getByText(say("en", "crud.none_checked"))).toBeVisible();
});
