import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { shippingMethods } from "../../../db/tables/checkouts";
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

it("a method whose countries have prices of their own is shown, and stays as it is", async () => {
  const desk = await methodDeskOf(backend());
  await desk.send("POST", "", { ...bike, code: "mixed", states: [] });
  const zones = [
    { iso2: "IR", days: [1, 2] as [number, number], price: { IRR: 1 } },
    { iso2: "US", days: [1, 2] as [number, number], price: { USD: 5 } },
  ];
  const mixed = eq(shippingMethods.code, "mixed");
  await backend().shop.database.run((q) => q.update(shippingMethods).set({ zones }).where(mixed));
  const { status, body } = await desk.change("mixed", { price: { USD: 9 } });
  expect([status, body.errors]).toEqual([400, { countries: ["methods.zones_differ"] }]);
  const [row] = await backend().shop.database.run((q) =>
    q.select().from(shippingMethods).where(mixed),
  );
  expect(row?.zones).toEqual(zones);
});

it("who changes an older version of a method is told so", async () => {
  const desk = await methodDeskOf(backend());
  const { _id, uniform, code, ...item } = await desk.find("express");
  expect((await desk.send("PUT", `/${_id}`, { ...item, sort: 20 })).status).toBe(200);
  const second = await desk.send("PUT", `/${_id}`, { ...item, sort: 30 });
  expect([second.status, second.body.msg]).toEqual([409, "content.changed"]);
  expect((await desk.find("express")).sort).toBe(20);
});
