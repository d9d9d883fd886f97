import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { type ShippingZone, shippingMethods } from "../../../db/tables/checkouts";
import { bike, methodDeskOf } from "./methods.fixture";

const backend = provideTestBackend();

it.each([
  [{ name: {} }, { name: ["required_error"] }],
  [{ code: "by bike" }, { code: ["methods.bad_code"] }],
  [{ code: "shipping.bike" }, { code: ["methods.bad_code"] }],
  [{ code: "post" }, { code: ["crud.taken"] }],
  [{ countries: [] }, { countries: ["required_error"] }],
  [{ countries: ["XX"], states: [] }, { countries: ["crud.no_choice"] }],
  [{ countries: ["US"] }, { states: ["methods.strange_state"] }],
  [{ states: ["1"] }, { states: ["crud.no_choice"] }],
  [{ days_from: 5 }, { days_to: ["methods.ends_first"] }],
  [{ days_to: 366 }, { days_to: ["crud.too_much"] }],
  [{ days_from: "" }, { days_from: ["required_error"] }],
  [{ days_to: null }, { days_to: ["required_error"] }],
  [{ price: {} }, { price: ["methods.no_price"] }],
  [{ price: { USD: -1 } }, { "price.USD": ["crud.too_little"] }],
  [{ free_from: { USD: 0 } }, { "free_from.USD": ["crud.too_little"] }],
  [{ cod: ["*"] }, { cod: ["crud.no_choice"] }],
  [{ sort: "" }, { sort: ["required_error"] }],
])("a method with %j is refused by its field, and none is made", async (part, errors) => {
  const desk = await methodDeskOf(backend());
  const { total } = await desk.list();
  const { status, body } = await desk.send("POST", "", { ...bike, ...part });
  expect([status, body.errors]).toEqual([400, errors]);
  expect((await desk.list()).total).toBe(total);
});

/** A method whose zones are as they are here. */
async function zoned(code: string, zones: ShippingZone[]) {
  const desk = await methodDeskOf(backend());
  await desk.send("POST", "", { ...bike, code, states: [] });
  const own = eq(shippingMethods.code, code);
  await backend().shop.database.run((q) => q.update(shippingMethods).set({ zones }).where(own));
  const read = async () => {
    const [row] = await backend().shop.database.run((q) =>
      q.select().from(shippingMethods).where(own),
    );
    return row;
  };
  return { desk, read, zones };
}

const iran: ShippingZone = { iso2: "IR", days: [1, 2], price: { IRR: 1 } };
const states: ShippingZone = { iso2: "US", days: [3, 9], price: { USD: 5 } };

it("a method whose countries have prices and times of their own is put out of use and named anew, and they stay", async () => {
  const { desk, read, zones } = await zoned("mixed", [iran, states]);
  expect(await desk.find("mixed")).toMatchObject({
    ...{ uniform: false, price: null, days_from: null, days_to: null },
    countries: ["IR", "US"],
  });
  const name = { en: "Two ways", fa: "دو راه" };
  expect((await desk.change("mixed", { active: false, name, sort: 30 })).status).toBe(200);
  expect(await read()).toMatchObject({ active: false, name, sort: 30, zones });
  const { _id } = await desk.find("mixed");
  const together = { t: "edit", d: { active: true }, ids: [_id] };
  expect((await desk.send("PUT", "/mcud", together)).status).toBe(200);
  expect(await read()).toMatchObject({ active: true, zones });
});

it("what is written of such a method holds for all of its countries, and it can lose one", async () => {
  const { desk, read } = await zoned("both", [iran, states]);
  expect((await desk.change("both", { price: { USD: 9, IRR: null } })).status).toBe(200);
  expect((await read())?.zones).toEqual([
    { ...iran, price: { IRR: 1, USD: 9 } },
    { ...states, price: { USD: 9 } },
  ]);
  expect((await desk.change("both", { days_from: 2, days_to: 4 })).status).toBe(200);
  expect((await read())?.zones.map(({ days }) => days)).toEqual([
    [2, 4],
    [2, 4],
  ]);
  expect((await desk.change("both", { countries: ["US"] })).status).toBe(200);
  expect((await read())?.zones).toEqual([{ ...states, days: [2, 4], price: { USD: 9 } }]);
});

it.each([
  [{ countries: ["IR", "US", "DE"] }, { countries: ["methods.zones_differ"] }],
  [{ days_from: 2 }, { days_to: ["required_error"] }],
  [{ days_to: 2 }, { days_from: ["required_error"] }],
])(
  "of such a method %j is refused by its field: nothing says what it would be",
  async (part, errors) => {
    const code = `apart-${Object.keys(part)}-${Object.values(part).flat().length}`.replace(
      /_/g,
      "-",
    );
    const { desk, read, zones } = await zoned(code, [iran, states]);
    const { status, body } = await desk.change(code, part);
    expect([status, body.errors]).toEqual([400, errors]);
    expect((await read())?.zones).toEqual(zones);
  },
);

it("states that have a zone of their own beside their country's stay, and are not chosen anew", async () => {
  const own = { ...iran, states: [36_423], days: [1, 1] as [number, number] };
  const { desk, read, zones } = await zoned("split", [own, iran, states]);
  expect((await desk.change("split", { active: false })).status).toBe(200);
  expect((await read())?.zones).toEqual(zones);
  const { status, body } = await desk.change("split", { states: [] });
  expect([status, body.errors]).toEqual([400, { states: ["methods.split_country"] }]);
  expect((await desk.change("split", { countries: ["US"], states: [] })).status).toBe(200);
  expect((await read())?.zones).toEqual([states]);
});

it("who changes an older version of a method is told so", async () => {
  const desk = await methodDeskOf(backend());
  const { _id, uniform, split, code, ...item } = await desk.find("express");
  expect((await desk.send("PUT", `/${_id}`, { ...item, sort: 20 })).status).toBe(200);
  const second = await desk.send("PUT", `/${_id}`, { ...item, sort: 30 });
  expect([second.status, second.body.msg]).toEqual([409, "content.changed"]);
  expect((await desk.find("express")).sort).toBe(20);
});
