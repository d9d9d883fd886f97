import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { decode } from "../../../../tests/support/markup";
import { csvFile, csvTaken } from "../../../contract/csv";
import type { Permission } from "../../../contract/permissions";
import { shippingMethods } from "../../../db/tables/checkouts";
import { bike, methodDeskOf } from "./methods.fixture";

const backend = provideTestBackend();

async function fileDesk(permissions?: Permission[]) {
  const desk = await methodDeskOf(backend(), permissions);
  return {
    ...desk,
    fileOf: async () => decode(csvFile.parse((await desk.send("GET", "/csv?asc=code")).body).csv),
    take: (csv: string, preview = false) => desk.send("POST", "/csv", { csv, preview }),
  };
}

const zonesOf = async (code: string) => {
  const [row] = await backend().shop.database.run((q) =>
    q.select().from(shippingMethods).where(eq(shippingMethods.code, code)),
  );
  return row?.zones;
};

const line =
  "code,active,name_en,name_fa,countries,states,days_from,days_to,price_usd,price_irr,cod,sort\n" +
  "boat,yes,By boat,با کشتی,IR | US,36423,۲۰,30,40.00,500000,IR,9\n";

it("ways to send come in with places, days and prices, tried first", async () => {
  const { take, find } = await fileDesk();
  expect(csvTaken.parse((await take(line, true)).body)).toMatchObject({
    ...{ added: 1, changed: 0 },
    rows: [{ line: 2, action: "add", name: "boat" }],
  });
  expect(await find("boat")).toEqual({});
  expect((await take(line)).body).toEqual({ added: 1, changed: 0 });
  expect(await find("boat")).toMatchObject({ active: true, cod: ["IR"], sort: 9, _version: 1 });
  const zone = { days: [20, 30], price: { USD: 4000, IRR: 500_000 } };
  expect(await zonesOf("boat")).toEqual([
    { iso2: "IR", states: [36_423], ...zone },
    { iso2: "US", ...zone },
  ]);
});

it("a file that went out changes nothing when it comes back, whether zones differ or not", async () => {
  const { fileOf, take, send } = await fileDesk();
  await send("POST", "", { ...bike, code: "apart", states: [] });
  const zones = [
    { iso2: "IR", days: [1, 2] as [number, number], price: { IRR: 1 } },
    { iso2: "US", days: [3, 4] as [number, number], price: { USD: 5 } },
  ];
  await backend().shop.database.run((q) =>
    q.update(shippingMethods).set({ zones }).where(eq(shippingMethods.code, "apart")),
  );
  const csv = await fileOf();
  expect((await take(csv)).body).toEqual({ added: 0, changed: 0 });
  const off = csv.replace(/^(.*,apart,.*)true/m, "$1false");
  expect((await take(off)).body).toEqual({ added: 0, changed: 1 });
  expect(await zonesOf("apart")).toEqual(zones);
});

it.each(["0.00", "0", "۰"])(
  "a free way to send comes in with a price of %s, and goes out as 0.00",
  async (price) => {
    const { fileOf, take, find, send } = await fileDesk();
    const code = `free-${price.codePointAt(0)}-${price.length}`;
    const csv = line.replace("boat,", `${code},`).replace("40.00", price);
    expect((await take(csv)).body).toEqual({ added: 1, changed: 0 });
    const { _id } = await find(code);
    expect((await find(code)).price).toEqual({ USD: 0, IRR: 500_000 });
    const out = await fileOf();
    expect(out).toMatch(new RegExp(`,${code},.*,0\\.00,`));
    const asSpreadsheet = out.replaceAll(",0.00,", ",0,");
    expect((await take(asSpreadsheet)).body).toEqual({ added: 0, changed: 0 });
    await send("DELETE", `/${_id}`);
  },
);

it("is free from an amount above zero", async () => {
  const { take } = await fileDesk();
  const csv = line.replace("price_irr", "price_irr,free_from_usd").replace("500000", "500000,0");
  expect((await take(csv)).body).toMatchObject({
    msg: "csv.line",
    params: { line: 2, column: "free_from_usd", reason: "crud.too_little" },
  });
});

it("who may not write prices changes the rest, however a spreadsheet has written the prices", async () => {
  const owner = await fileDesk();
  const keeper = await fileDesk(["shop.manage"]);
  const code = "raft";
  await owner.take(line.replace("boat,", `${code},`));
  const { _id, _version } = await owner.find(code);
  const change = (sort: number, version: unknown, prices: string) =>
    keeper.take(`_id,_version,code,price_usd,price_irr,sort\n${_id},${version},${prices},${sort}`);
  expect((await change(8, _version, 'RAFT,40,"۵۰۰٬۰۰۰"')).body).toEqual({ added: 0, changed: 1 });
  expect(await owner.find(code)).toMatchObject({ sort: 8, price: { USD: 4000, IRR: 500_000 } });
  for (const [prices, column] of [
    ["raft,41,500000", "price_usd"],
    ["raft,,500000", "price_usd"],
    ["ship,40,500000", "code"],
  ] as const) {
    expect((await change(7, 2, prices)).body.params).toMatchObject({
      ...{ column, reason: "crud.unknown_field" },
    });
  }
  expect(await owner.find(code)).toMatchObject({ sort: 8, price: { USD: 4000, IRR: 500_000 } });
  await owner.send("DELETE", `/${_id}`);
});

it("prices are for who may write them: a file of others changes the rest", async () => {
  const owner = await fileDesk();
  const keeper = await fileDesk(["shop.manage"]);
  expect((await keeper.take(line.replace("boat", "raft"))).status).toBe(403);
  const csv = await owner.fileOf();
  const dearer = await keeper.take(csv.replace(/^(.*,post,.*?)(\d+\.\d\d)/m, "$1" + "99.99"));
  expect(dearer.body).toMatchObject({ msg: "csv.line", params: { reason: "crud.unknown_field" } });
  await expect((await fileDesk(["content.write"])).send("GET", "/csv")).resolves.toMatchObject({
    status: 403,
  });
});
