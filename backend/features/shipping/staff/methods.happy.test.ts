import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { crudList } from "../../../contract/crud";
import { shippingMethods } from "../../../db/tables/checkouts";
import { auditEntries } from "../../../db/tables/staff";
import { changeSettings } from "../../settings/change-settings";
import { bike, methodDeskOf } from "./methods.fixture";

const backend = provideTestBackend();
const query: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

const rowOf = async (code: string) => {
  const [row] = await query((q) =>
    q.select().from(shippingMethods).where(eq(shippingMethods.code, code)),
  );
  return row;
};

const delivery = async (lang: string) => (await backend().call(`home/delivery?l=${lang}`)).body;

it("a method that the staff make is offered to shoppers at once, until it is put out of use or removed", async () => {
  const desk = await methodDeskOf(backend());
  const { body } = await desk.send("POST", "", bike);
  expect(body.data).toMatchObject({ ...bike, days_to: 3, _version: 1, cod: [] });
  expect((await rowOf("bike"))?.zones).toEqual([
    { iso2: "IR", states: [36_423], days: [1, 3], price: { USD: 0, IRR: 500_000 } },
    { iso2: "US", days: [1, 3], price: { USD: 0, IRR: 500_000 } },
  ]);
  const offered = (await delivery("en")).options;
  expect(offered).toContainEqual(
    expect.objectContaining({
      code: "bike",
      name: "By bike",
      price: { amount: 0, currency: "USD" },
    }),
  );
  await desk.change("bike", { active: false });
  expect(JSON.stringify(await delivery("en"))).not.toContain("By bike");
  const { _id } = await desk.find("bike");
  expect((await desk.send("DELETE", `/${_id}`)).status).toBe(200);
  const actions = await query((q) =>
    q
      .select({ action: auditEntries.action, diff: auditEntries.diff })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, "bike"))
      .orderBy(asc(auditEntries.id)),
  );
  expect(actions.map(({ action }) => action)).toEqual([
    "shipping.add",
    "shipping.change",
    "shipping.remove",
  ]);
  expect(actions[1]?.diff).toEqual({ active: [true, false] });
});

it("what is written holds for all zones, and what is not asked for stays", async () => {
  const desk = await methodDeskOf(backend());
  await desk.send("POST", "", { ...bike, code: "wide" });
  await query((q) =>
    q
      .update(shippingMethods)
      .set({
        zones: ["IR", "US"].map((iso2) => ({ iso2, days: [1, 3], price: { USD: 5, EUR: 7 } })),
      })
      .where(eq(shippingMethods.code, "wide")),
  );
  const changed = await desk.change("wide", {
    countries: ["US", "DE"],
    states: [],
    days_to: 8,
    price: { USD: 6 },
  });
  expect(changed.status).toBe(200);
  const zone = { days: [1, 8], price: { USD: 6, EUR: 7 } };
  expect((await rowOf("wide"))?.zones).toEqual([
    { iso2: "US", ...zone },
    { iso2: "DE", ...zone },
  ]);
});

it("places are found by a part of their names in either language, the rest of the world first of all", async () => {
  const desk = await methodDeskOf(backend());
  const texts = async (path: string) =>
    (await desk.send("GET", `/options/${path}`)).body.data.map(
      ({ text }: { text: string }) => text,
    );
  expect((await texts("countries"))[0]).toBe("methods.rest_of_world");
  expect(await texts("cod")).not.toContain("methods.rest_of_world");
  expect(await texts("countries?s=germ")).toEqual(["Germany"]);
  expect(await texts(`states?${new URLSearchParams({ s: "tehran" })}`)).toEqual(["Tehran · Iran"]);
  expect(await texts("states?s=califor&v=36423")).toEqual([
    "Tehran · Iran",
    "California · United States",
  ]);
});

it("a setting of the command line counts as a change, too", async () => {
  const desk = await methodDeskOf(backend());
  const before = await desk.find("post");
  await changeSettings(backend().shop.database, { "shipping.post.days": "3-9" });
  const { days_from, days_to, _version } = await desk.find("post");
  expect([days_from, days_to, _version]).toEqual([3, 9, Number(before._version) + 1]);
});

it("methods are found by their days and by whether all their zones are alike", async () => {
  const desk = await methodDeskOf(backend());
  await desk.send("POST", "", { ...bike, code: "slow", days_from: 41, days_to: 42 });
  const found = async (search: object) => {
    const asked = encodeURIComponent(JSON.stringify(search));
    const { body } = await desk.send("GET", `?per_page=100&a_search=${asked}`);
    return crudList.parse(body).data.map(({ code }) => code);
  };
  expect(await found({ days_from: { op: "eq", value: "۴۱" } })).toEqual(["slow"]);
  expect(await found({ days_to: { op: "lte", value: 41 } })).not.toContain("slow");
  expect(await found({ uniform: { op: "eq", value: true } })).toContain("slow");
});
