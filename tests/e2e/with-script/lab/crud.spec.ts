import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { lostConnection, takeOut } from "../../../support/complaints";
import { expect, test } from "../../../support/fixtures";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const table = "/en/__lab/crud";
const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");
const headings = ({ main }: Shopper) => main.getByRole("columnheader");
const heading = (shopper: Shopper, text: string) => headings(shopper).filter({ hasText: text });

/** Queries of the requests for the table's data since this was called. */
function asked(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/crud.data")) queries.push(searchParams);
  });
  return queries;
}

test("R-CRUD-08[debounce] R-CONST-06[table] four letters are one request, a second after the last, and the focus stays", async ({
  page,
  shopper,
}) => {
  await page.clock.install();
  await shopper.open(table);
  await page.clock.pauseAt(Date.now() + 60_000);
  const queries = asked(page);
  const box = shopper.main.getByRole("searchbox");
  await box.click();
  for (const letter of "wool") {
    await page.keyboard.type(letter);
    await page.clock.runFor(300);
  }
  await page.clock.runFor(690);
  expect(queries).toHaveLength(0);
  await page.clock.runFor(20);
  await expect(rows(shopper)).toHaveCount(2);
  expect(queries.map((query) => query.get("search"))).toEqual(["wool"]);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("wool");
});

test("R-CRUD-04[cycle] sorting asks with asc, desc and neither, without loading the page anew", async ({
  page,
  shopper,
}) => {
  await shopper.open(table);
  const queries = asked(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const link = heading(shopper, "Amount").getByRole("link");
  for (const sorted of ["ascending", "descending", "none"]) {
    await link.click();
    await expect(heading(shopper, "Amount")).toHaveAttribute("aria-sort", sorted);
    await expect(link).toBeFocused();
  }
  expect(queries.map((query) => [query.get("asc"), query.get("desc")])).toEqual([
    ["amount", null],
    [null, "amount"],
    [null, null],
  ]);
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("R-CRUD-07[all, uncheck] all rows are chosen at once; unchoosing one clears that and leaves the others", async ({
  shopper,
}) => {
  await shopper.open(table);
  const all = shopper.main.getByRole("checkbox", { name: say("en", "crud.check_all") });
  const boxes = rows(shopper).getByRole("checkbox");
  await all.check();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await expect(shopper.main.getByText("10 rows chosen")).toBeVisible();
  await boxes.nth(3).uncheck();
  await expect(all).not.toBeChecked();
  await expect(boxes.nth(4)).toBeChecked();
  await expect(shopper.main.getByText("9 rows chosen")).toBeVisible();
});

test("R-CONFIRM-01[cancel, accept] R-CRUD-11[question] cancelling a deletion sends nothing, accepting sends once", async ({
  page,
  shopper,
}) => {
  await shopper.open(`${table}?list=items-${randomBytes(6).toString("hex")}`);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.postData() ?? "");
  });
  const remove = rows(shopper).first().getByRole("link", { name: "Delete" });
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(remove).toBeFocused();
  expect(posts).toHaveLength(0);
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(shopper.main.getByText("22 rows", { exact: true })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("R-TH-03[hide, move, reload] R-STORE-09[kept] columns are hidden and moved, and stay so; another table is not touched", async ({
  page,
  shopper,
}) => {
  await shopper.open(table);
  await shopper.main.getByRole("button", { name: "Columns" }).click();
  const panel = page.getByRole("dialog", { name: "Columns" });
  await panel.getByRole("checkbox", { name: "Kind" }).uncheck();
  await panel.getByRole("checkbox", { name: "Note" }).check();
  await panel.getByRole("button", { name: "Move Amount earlier" }).click();
  await panel.getByRole("button", { name: "Move Amount earlier" }).click();
  await panel.getByRole("button", { name: "Done" }).click();
  const shown = async () => (await headings(shopper).allTextContents()).filter(Boolean);
  const wanted = ["Amount", "Title", "In stock", "Made on", "Note", "Actions"];
  expect(await shown()).toEqual(wanted);

  await page.reload();
  await shopper.settle();
  await expect.poll(shown).toEqual(wanted);
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("table_")),
  );
  expect(keys).toEqual([expect.stringMatching(/^table_cols_[\da-f]{8}$/)]);

  await shopper.main.getByRole("button", { name: "Columns" }).click();
  await panel.getByRole("button", { name: say("en", "crud.columns_reset") }).click();
  await panel.getByRole("button", { name: "Done" }).click();
  expect(await shown()).toEqual(["Title", "Kind", "Amount", "In stock", "Made on", "Actions"]);
});

test("R-STORE-10[restored, address-wins] the sort comes back, by a key of its own; the address wins", async ({
  page,
  shopper,
}) => {
  await shopper.open(table);
  await heading(shopper, "Amount").getByRole("link").click();
  await expect(heading(shopper, "Amount")).toHaveAttribute("aria-sort", "ascending");
  await shopper.open(table);
  await expect(heading(shopper, "Amount")).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/asc=amount/);
  await shopper.open(`${table}?desc=title`);
  await expect(heading(shopper, "Title")).toHaveAttribute("aria-sort", "descending");
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith("table_sort_")),
  );
  expect(stored.map(([, sort]) => sort)).toEqual(['{"desc":"title"}']);
  await heading(shopper, "Title").getByRole("link").click();
  await expect(heading(shopper, "Title")).toHaveAttribute("aria-sort", "none");
  await shopper.open(table);
  await expect(heading(shopper, "Title")).toHaveAttribute("aria-sort", "none");
});

test("a row that is added stands first, and the kept sort is not forgotten", async ({
  shopper,
}) => {
  const list = `${table}?list=items-${randomBytes(6).toString("hex")}`;
  await shopper.open(list);
  await heading(shopper, "Amount").getByRole("link").click();
  await expect(heading(shopper, "Amount")).toHaveAttribute("aria-sort", "ascending");
  await shopper.main.getByRole("link", { name: "Add", exact: true }).click();
  const dialog = shopper.page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Brass lock");
  await dialog.getByLabel("Kind").selectOption("copper");
  await dialog.getByLabel("Amount").fill("999");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(rows(shopper).first()).toContainText("Brass lock");
  await shopper.open(list);
  await expect(heading(shopper, "Amount")).toHaveAttribute("aria-sort", "ascending");
});

test("R-CRUD-15[rows-stay] without a network the rows that were there stay, and it is said", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open(table);
  const first = (await rows(shopper).first().textContent()) ?? "";
  const title = await page.title();
  await page.route("**/*.data?*", (route) => route.abort("connectionreset"));
  await shopper.main.getByRole("link", { name: "2", exact: true }).click();
  await expect(page.getByText(say("en", "crud.load_failed"))).toBeVisible();
  await expect(rows(shopper)).toHaveCount(10);
  await expect(rows(shopper).first()).toHaveText(first);
  await expect(shopper.main.locator(".crud-box")).toHaveAttribute("aria-busy", "false");
  expect(await page.title()).toBe(title);
  await page.unroute("**/*.data?*");
  await shopper.main.getByRole("link", { name: "2", exact: true }).click();
  await expect(rows(shopper).first()).not.toHaveText(first);
  takeOut(complaints, lostConnection);
});

test("R-CRUD-15[rows-stay] R-ERR-13[table] a page that fails leaves the rows that were there, and loading stops", async ({
  page,
  shopper,
}) => {
  await shopper.open(`${table}?list=torn`);
  const first = await rows(shopper).first().textContent();
  await shopper.main.getByRole("link", { name: "2", exact: true }).click();
  await expect(page.getByText(say("en", "crud.load_failed"))).toBeVisible();
  await expect(rows(shopper)).toHaveCount(10);
  expect(await rows(shopper).first().textContent()).toBe(first);
  await expect(shopper.main.locator(".crud-box")).toHaveAttribute("aria-busy", "false");
});
