import type { Page } from "@playwright/test";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { logInAtDesk } from "../../support/log-in-at-desk";
import { shopUrl } from "../../support/shop-url";
import type { Shopper } from "../../support/shopper";
import { makeSynonyms, synonymsWith } from "../../support/synonyms";
import { say } from "../../support/words";

const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");
const headings = ({ main }: Shopper) => main.getByRole("columnheader");
const heading = (shopper: Shopper, text: string) => headings(shopper).filter({ hasText: text });

/** Queries of the requests for the table's data since this was called. */
function asked(page: Page): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/synonyms.data")) queries.push(searchParams);
  });
  return queries;
}

test.beforeEach(async ({ context }) => {
  await logInAtDesk(context);
  await context.addCookies([{ name: "lang", value: "en", url: shopUrl() }]);
});

test("R-CRUD-08[debounce] R-CONST-06[table] letters are one request, a second after the last, and the focus stays", async ({
  page,
  shopper,
}) => {
  const word = await makeSynonyms("en", 3);
  await page.clock.install();
  await shopper.open("/staff/synonyms?lang=en");
  await page.clock.pauseAt(Date.now() + 60_000);
  const queries = asked(page);
  const box = shopper.main.getByRole("searchbox");
  await box.click();
  for (const letter of word) {
    await page.keyboard.type(letter);
    await page.clock.runFor(300);
  }
  await page.clock.runFor(690);
  expect(queries).toHaveLength(0);
  await page.clock.runFor(20);
  await expect(rows(shopper)).toHaveCount(3);
  expect(queries.map((query) => query.get("search"))).toEqual([word]);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(word);
});

test("R-CRUD-07[all, uncheck] all rows are chosen at once; unchoosing one clears that and leaves the others", async ({
  shopper,
}) => {
  await shopper.open(synonymsWith("en", await makeSynonyms("en", 10)));
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

test("R-TH-03[hide, move, reload] R-STORE-09[kept] columns are hidden and moved, and stay so", async ({
  page,
  shopper,
}) => {
  await shopper.open(synonymsWith("en", await makeSynonyms("en", 2)));
  const [means, kind, note] = ["means", "kind", "note"].map((name) =>
    say("en", `synonyms.${name}` as "synonyms.means"),
  );
  await shopper.main.getByRole("button", { name: "Columns" }).click();
  const panel = page.getByRole("dialog", { name: "Columns" });
  await panel.getByRole("checkbox", { name: kind }).uncheck();
  await panel.getByRole("checkbox", { name: note }).check();
  await panel.getByRole("button", { name: `Move ${means} earlier` }).click();
  await panel.getByRole("button", { name: "Done" }).click();
  const shown = async () => (await headings(shopper).allTextContents()).filter(Boolean);
  const wanted = [
    means,
    ...(["word", "active", "added_on", "note"] as const).map((name) =>
      say("en", `synonyms.${name}`),
    ),
    "Actions",
  ];
  expect(await shown()).toEqual(wanted);
  await page.reload();
  await shopper.settle();
  await expect.poll(shown).toEqual(wanted);
});

test("R-STORE-10[restored, address-wins] the sort comes back, and the address wins", async ({
  page,
  shopper,
}) => {
  const table = synonymsWith("en", await makeSynonyms("en", 2));
  const word = heading(shopper, say("en", "synonyms.word"));
  await shopper.open(table);
  await word.getByRole("link").click();
  await expect(word).toHaveAttribute("aria-sort", "ascending");
  await shopper.open(table);
  await expect(word).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/asc=word/);
  await shopper.open(`${table}&desc=means`);
  await expect(heading(shopper, say("en", "synonyms.means"))).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(word).toHaveAttribute("aria-sort", "none");
});

test("R-CRUD-15[rows-stay] R-ERR-13[table] without a network the rows that were there stay, and it is said", async ({
  page,
  shopper,
  complaints,
}) => {
  await shopper.open(synonymsWith("en", await makeSynonyms("en", 12)));
  const first = (await rows(shopper).first().textContent()) ?? "";
  await page.route("**/*.data?*", (route) => route.abort("connectionreset"));
  await shopper.main.getByRole("link", { name: "2", exact: true }).click();
  await expect(page.getByText(say("en", "crud.load_failed"))).toBeVisible();
  await expect(rows(shopper)).toHaveCount(10);
  await expect(rows(shopper).first()).toHaveText(first);
  await expect(shopper.main.locator(".crud-box")).toHaveAttribute("aria-busy", "false");
  await page.unroute("**/*.data?*");
  await shopper.main.getByRole("link", { name: "2", exact: true }).click();
  await expect(rows(shopper)).toHaveCount(2);
  takeOut(complaints, lostConnection);
});
