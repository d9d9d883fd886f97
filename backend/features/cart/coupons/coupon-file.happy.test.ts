import { asc, eq, like } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { decode } from "../../../../tests/support/markup";
import { crudList } from "../../../contract/crud";
import { csvFile, csvTaken } from "../../../contract/csv";
import type { Permission } from "../../../contract/permissions";
import { coupons } from "../../../db/tables/carts";
import { auditEntries } from "../../../db/tables/staff";
import { categories, departments } from "../../../db/tables/taxonomy";
import { type Caller, staffOf } from "../../orders/staff.fixture";
import { saveCoupon } from "./save-coupon";

const backend = provideTestBackend();
const desk = (...permissions: Permission[]) => staffOf(backend(), ...permissions);
let owner: Caller;
let genera: string[];

beforeAll(async () => {
  owner = await desk("shop.manage", "prices.write");
  const rows = await backend().shop.database.run((q) =>
    q.select({ slug: departments.slug }).from(departments).orderBy(departments.sort),
  );
  genera = rows.map(({ slug }) => slug);
});

const fileOf = async (who = owner, search = "") =>
  decode(csvFile.parse((await who.get(`admin/coupons/csv?search=${search}&asc=code`)).body).csv);
const take = (csv: string, preview = false, who = owner) =>
  who.post("admin/coupons/csv", { csv, preview });
const find = async (code: string) =>
  crudList.parse((await owner.get(`admin/coupons?search=${code}`)).body).data[0];

it("money in units of each currency, moments with a zone and several values come in", async () => {
  const [one, two] = genera;
  const csv = [
    "code,active,kind,amount_usd,amount_irr,min_total_usd,departments,ends_at",
    `spring۱,بله,amount,5.5,"۲۵۰٬۰۰۰",100,${two} | ${one},2031-03-20T23:30:00+03:30`,
  ].join("\n");
  expect((await take(csv)).body).toEqual({ added: 1, changed: 0 });
  expect(await find("SPRING1")).toMatchObject({
    ...{ code: "SPRING1", kind: "amount", active: true },
    amount: { USD: 550, IRR: 250_000 },
    min_total: { USD: 10_000 },
    departments: [two, one],
    ends_at: "2031-03-20T20:00:00.000Z",
  });
  expect(await fileOf(owner, "spring1")).toContain(
    `,1,SPRING1,true,amount,,5.50,250000,,,100.00,,,2031-03-20T20:00:00.000Z,,,${two}|${one},\r\n`,
  );
});

it("a file that went out changes nothing when it comes back, whatever coupons say", async () => {
  const cents = fc.option(fc.integer({ min: 1, max: 900_000_000_000 }), { nil: undefined });
  const money = fc.record({ USD: cents, IRR: cents, EUR: cents });
  const at = fc.option(
    fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
    { nil: undefined },
  );
  const coupon = fc.record({
    amount: money,
    minTotal: money,
    startsAt: at,
    usageLimit: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
    chosen: fc.subarray([0, 1, 2]),
  });
  const kept = (amounts: object) =>
    Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== undefined));
  await fc.assert(
    fc.asyncProperty(coupon, async ({ amount, minTotal, chosen, ...more }) => {
      await saveCoupon(backend().shop.database, {
        code: `P${crypto.randomUUID().slice(0, 8)}`.toUpperCase(),
        kind: "amount",
        amount: { USD: 100, ...kept(amount) },
        minTotal: kept(minTotal),
        scope: { genera: chosen.flatMap((at) => genera[at] ?? []) },
        ...kept(more),
      });
      expect((await take(await fileOf())).body).toEqual({ added: 0, changed: 0 });
    }),
    { numRuns: 25 },
  );
});

it("a line changes what its columns say, keeps another currency's amount, and is in the log", async () => {
  const { database } = backend().shop;
  const amount = { USD: 100, IRR: 90_000 };
  await saveCoupon(database, { code: "KEEPS", kind: "amount", amount });
  const row = await find("KEEPS");
  const csv = `_id,_version,amount_usd\n${row?._id},${row?._version},2`;
  const { rows } = csvTaken.parse((await take(csv, true)).body);
  expect(rows).toEqual([
    {
      ...{ line: 2, action: "change", name: "KEEPS" },
      cells: [{ column: "amount_usd", was: "1.00", is: "2.00" }],
    },
  ]);
  expect(await find("KEEPS")).toEqual(row);
  expect((await take(csv)).body).toEqual({ added: 0, changed: 1 });
  expect(await find("KEEPS")).toMatchObject({ amount: { USD: 200, IRR: 90_000 }, _version: 2 });
  const entries = await database.run((q) =>
    q
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, "KEEPS"))
      .orderBy(asc(auditEntries.id)),
  );
  expect(entries).toEqual([{ action: "coupon.change" }]);
  expect((await take(csv.replace(",2\n", ",3\n").replace(/,2$/, ",4"))).body.params).toMatchObject({
    ...{ line: 2, column: "_version", reason: "content.changed" },
  });
});

it.each([
  ["amount,,x,", "amount_usd", "csv.no_amount"],
  ["amount,,5.555,", "amount_usd", "csv.no_amount"],
  ["amount,,0.00,", "amount_usd", "crud.too_little"],
  ["amount,,-5,", "amount_usd", "csv.no_amount"],
  ["amount,,,", "amount_usd", "coupons.no_amount"],
  ["percent,,,", "percent", "required_error"],
  ["percent,101,,", "percent", "crud.too_much"],
  ["percent,10,5,", "amount_usd", "coupons.other_kind"],
  ["gift,,5,", "kind", "crud.no_choice"],
  ["amount,,5,soon", "ends_at", "crud.no_date"],
  ["amount,,5,2031-01-01T00:00", "ends_at", "crud.no_date"],
])("one wrong line, and nothing has changed: %s", async (line, column, reason) => {
  const csv = `code,kind,percent,amount_usd,ends_at\nGOOD,amount,,5,\nWRONG,${line}`;
  const { status, body } = await take(csv);
  expect([status, body.msg]).toEqual([400, "csv.line"]);
  expect(body.params).toMatchObject({ line: 3, column, reason });
  expect(await find("GOOD")).toBeUndefined();
});

it("categories stand by their keys, and one that isn't there is named with its line", async () => {
  const rows = await backend().shop.database.run((q) =>
    q.select({ slug: categories.slug }).from(categories).orderBy(categories.id).limit(2),
  );
  const [one, two] = rows.map(({ slug }) => slug);
  const csv = `code,kind,percent,categories\nSHELF,percent,5,${one} | ${two}`;
  expect((await take(csv)).body).toEqual({ added: 1, changed: 0 });
  expect(await find("SHELF")).toMatchObject({ categories: [one, two] });
  expect(await fileOf(owner, "shelf")).toContain(`,${one}|${two}\r\n`);
  const wrong = "code,kind,percent,categories\nGOOD,percent,5,\nNOWHERE,percent,5,no-such-shelf";
  expect((await take(wrong)).body.params).toMatchObject({
    ...{ line: 3, column: "categories", reason: "crud.no_choice" },
  });
  expect(await find("GOOD")).toBeUndefined();
});

it("for whom a coupon is stands in the file of who may read customers, and in no other", async () => {
  const { userId } = await logIn(backend());
  await saveCoupon(backend().shop.database, {
    ...{ code: "THEIRS", kind: "percent", percent: 5 },
    scope: { users: [userId] },
  });
  const reader = await desk("shop.manage", "prices.write", "users.read");
  const csv = await fileOf(reader, "theirs");
  expect(csv).toContain(userId);
  expect(await fileOf(owner, "theirs")).not.toContain(userId);
  expect((await take(csv, false, reader)).body).toEqual({ added: 0, changed: 0 });
  expect((await take(csv.replace("THEIRS,true", "THEIRS,false"))).body.msg).toBe("csv.columns");
  const off = (await fileOf(owner, "theirs")).replace("THEIRS,true", "THEIRS,false");
  expect((await take(off)).body).toEqual({ added: 0, changed: 1 });
  expect(await fileOf(reader, "theirs")).toContain(userId);
});

it.each([
  ["in the table", "TWICE,percent,5\nOTHER,percent,5", 2],
  ["in the file", "NEW1,percent,5\nNEW1,percent,6", 3],
])("a code that is taken %s is named with its line", async (_where, lines, line) => {
  await saveCoupon(backend().shop.database, { code: "TWICE", kind: "percent", percent: 9 });
  const { body } = await take(`code,kind,percent\n${lines}`);
  expect(body.params).toMatchObject({ line, column: "code", reason: "crud.taken" });
  expect(await find("OTHER")).toBeUndefined();
});

it("a code is written once: a line can't change it", async () => {
  await saveCoupon(backend().shop.database, { code: "FIXED", kind: "percent", percent: 9 });
  const csv = (await fileOf(owner, "FIXED")).replace("FIXED", "LOOSE");
  expect((await take(csv)).body.params).toMatchObject({ line: 2, column: "code" });
});

it("who keeps the shop and doesn't decide on prices brings back what they got, and changes the rest alone", async () => {
  await saveCoupon(backend().shop.database, { code: "KEPT", kind: "percent", percent: 9 });
  const keeper = await desk("shop.manage");
  const csv = await fileOf(keeper, "KEPT");
  expect((await take(csv, false, keeper)).body).toEqual({ added: 0, changed: 0 });
  const off = csv.replace("KEPT,true", "KEPT,false");
  expect((await take(off, false, keeper)).body).toEqual({ added: 0, changed: 1 });
  const now = await fileOf(keeper, "KEPT");
  const dear = await take(now.replace("percent,9", "percent,90"), false, keeper);
  expect(dear.body.params).toMatchObject({ column: "percent", reason: "crud.unknown_field" });
  const more = await take("code,kind,percent\nMINE,percent,90", false, keeper);
  expect(more.status).toBe(403);
  expect(await find("KEPT")).toMatchObject({ percent: 9, active: false });
});

it("who may not keep the shop neither gets a file nor brings one", async () => {
  const writer = await desk("content.write", "prices.write");
  expect((await writer.get("admin/coupons/csv")).status).toBe(403);
  expect((await take("code,kind,percent\nMINE,percent,5", false, writer)).status).toBe(403);
  const rows = await backend().shop.database.run((q) => q.select().from(coupons));
  expect(rows.map(({ code }) => code)).not.toContain("MINE");
});

it("ten thousand lines are read, and one more is refused before any is taken", async () => {
  const lines = (count: number) => `code\n${"a\n".repeat(count)}`;
  expect((await take(lines(10_001))).body).toMatchObject({
    ...{ msg: "csv.too_long", params: { bound: 10_000 } },
  });
  const { body } = await take(lines(10_000));
  expect(body.params).toMatchObject({ line: 2, column: "kind" });
});

it("each of more coupons than one statement writes has a line in the log, in the order of the file", async () => {
  const codes = Array.from({ length: 501 }, (_, at) => `MANY${String(at).padStart(3, "0")}`);
  const lines = codes.map((code) => `${code},yes,percent,5`);
  const csv = ["code,active,kind,percent", ...lines].join("\n");
  expect((await take(csv)).body).toEqual({ added: 501, changed: 0 });
  const entries = await backend().shop.database.run((q) =>
    q
      .select({ entityId: auditEntries.entityId, action: auditEntries.action })
      .from(auditEntries)
      .where(like(auditEntries.entityId, "MANY%"))
      .orderBy(asc(auditEntries.id)),
  );
  expect(entries).toEqual(codes.map((entityId) => ({ entityId, action: "coupon.add" })));
});
