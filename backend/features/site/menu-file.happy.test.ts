import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { decode } from "../../../tests/support/markup";
import { csvFile, csvTaken } from "../../contract/csv";
import { menuItems } from "../../db/tables/site";
import { auditEntries } from "../../db/tables/staff";
import { type Caller, staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
let desk: Caller;

beforeAll(async () => {
  desk = await staffOf(backend(), "content.write");
});

const database = () => backend().shop.database;
const fileOf = async () => decode(csvFile.parse((await desk.get("admin/menus/csv")).body).csv);
const take = (csv: string, preview = false) => desk.post("admin/menus/csv", { csv, preview });
const foot = async () =>
  (await desk.get("admin/menus")).body.data.filter(({ menu }: Entry) => menu === "footer");
const shape = async () =>
  (await foot()).map(({ title, level }: Entry) => `${"-".repeat(level)}${title.en}`);

interface Entry {
  id: number;
  version: number;
  menu: string;
  level: number;
  title: { en: string };
  to: object;
}

beforeEach(async () => {
  await database().run((q) => q.delete(menuItems).where(eq(menuItems.menu, "footer")));
  const { body } = await take(
    [
      "menu,place,title_en,title_fa,link,shown",
      "footer,1,One,یک,,yes",
      "footer,1.1,Below,زیر,/home/faqs,yes",
      "footer,2,Two,دو,https://a.example/x,no",
    ].join("\n"),
  );
  expect(body).toEqual({ added: 3, changed: 0 });
});

it("the menus go out as a file, and coming back it changes nothing", async () => {
  await database().run((q) =>
    q.insert(menuItems).values({
      ...{ menu: "footer", title: { en: "=Sum" }, sort: 9 },
      target: { name: "products", query: { sort: "new" } },
    }),
  );
  const before = (await desk.get("admin/menus")).body;
  const csv = await fileOf();
  expect(csv).toContain("footer,1.1,Below,زیر,/home/faqs,yes");
  expect((await take(csv)).body).toEqual({ added: 0, changed: 0 });
  expect((await desk.get("admin/menus")).body).toEqual(before);
  const renamed = await take(csv.replace("'=Sum", "Total"));
  expect(renamed.body).toEqual({ added: 0, changed: 1 });
  expect((await foot()).at(-1)).toMatchObject({
    title: { en: "Total" },
    to: { name: "products", query: { sort: "new" } },
  });
});

it("a line moves its entry with all below it, whatever the order of lines", async () => {
  const csv = (await fileOf())
    .replace(",footer,1,One", ",footer,2,One")
    .replace(",footer,1.1,Below", ",footer,2.1,Below")
    .replace(",footer,2,Two", ",footer,1,Two");
  const [header, ...lines] = csv.trimEnd().split("\r\n");
  const { body } = await take([header, ...lines.toReversed()].join("\n"));
  expect(body).toMatchObject({ added: 0, changed: 3 });
  expect(await shape()).toEqual(["Two", "One", "-Below"]);
});

it("new entries stand below new ones, and below those that are there", async () => {
  const csv = [
    "menu;place;title_en",
    "footer;۲.۱;Second",
    "footer;3.1;Under three",
    "footer;3;Three",
  ].join("\n");
  expect((await take(csv)).body).toEqual({ added: 3, changed: 0 });
  expect(await shape()).toEqual(["One", "-Below", "Two", "-Second", "Three", "-Under three"]);
});

it("each line stands in the audit log, and a preview in none", async () => {
  const csv = (await fileOf()).replace(",One,", ",First,");
  const entries = () => database().run((q) => q.select().from(auditEntries));
  const before = await entries();
  const { rows } = csvTaken.parse((await take(csv, true)).body);
  expect(rows).toMatchObject([
    { action: "change", name: "1", cells: [{ column: "title_en", was: "One", is: "First" }] },
  ]);
  expect(await shape()).toEqual(["One", "-Below", "Two"]);
  expect(await entries()).toHaveLength(before.length);
  await take(csv);
  expect(await shape()).toEqual(["First", "-Below", "Two"]);
  expect((await entries()).at(-1)).toMatchObject({ action: "menu.change" });
});

it.each([
  ["footer,5.1,Lost,", "place", "csv.below_nothing"],
  ["footer,first,Lost,", "place", "csv.bad_place"],
  ["footer,1.1.1.1.1,Lost,", "place", "csv.bad_place"],
  ["footer,4,Same,", "place", "csv.twice"],
  ["aside,5,Lost,", "menu", "crud.no_choice"],
  ["footer,5,,", "title_en", "editors.menus.no_text"],
  [`footer,5,${"a".repeat(101)},`, "title_en", "crud.too_long"],
  ["footer,5,Lost,javascript:alert(1)", "link", "editors.menus.bad_link"],
  ["footer,5,Lost,:products", "link", "editors.menus.bad_link"],
])("one wrong line, and nothing has changed: %s", async (line, column, reason) => {
  const before = await shape();
  const { status, body } = await take(`menu,place,title_en,link\nfooter,4,Four,\n${line}`);
  expect([status, body.msg]).toEqual([400, "csv.line"]);
  expect(body.params).toMatchObject({ line: 3, column, reason });
  expect(await shape()).toEqual(before);
});

it("an entry can't be moved below itself or into another menu, nor on an older version", async () => {
  const [one] = await foot();
  const move = async (line: string) =>
    (await take(`id,version,menu,place\n${line}`)).body.params ?? {};
  expect(await move(`${one.id},1,footer,1.1.1`)).toMatchObject({ column: "place" });
  expect(await move(`${one.id},1,home,9`)).toMatchObject({ column: "menu" });
  expect(await move(`${one.id},0,footer,2`)).toMatchObject({
    ...{ column: "version", reason: "content.changed" },
  });
  expect(await shape()).toEqual(["One", "-Below", "Two"]);
});

it("who may not write content neither gets a file nor brings one", async () => {
  const { token } = await logInStaff(backend(), { permissions: ["tickets.manage"] });
  const headers = { Authorization: token, "Content-Type": "application/json" };
  const call = (init: object) => backend().call("admin/menus/csv", { headers, ...init });
  expect((await call({})).status).toBe(403);
  const body = JSON.stringify({ csv: "menu,place,title_en\nfooter,9,Mine" });
  expect((await call({ method: "POST", body })).status).toBe(403);
  expect(await shape()).not.toContain("Mine");
});
