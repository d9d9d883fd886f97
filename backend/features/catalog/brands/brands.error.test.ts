import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { brandDeskOf } from "./brands.fixture";

const backend = provideTestBackend();
const good = { name: { en: "Good" }, slug: "good" };

it.each([
  [{ name: {} }, { name: ["required_error"] }],
  [{ name: { en: " ", fa: "" } }, { name: ["required_error"] }],
  [{ name: "Good" }, { name: ["crud.no_text"] }],
  [{ name: { en: "x".repeat(101) } }, { "name.en": ["crud.too_long"] }],
  [{ name: { xx: "Good" } }, { "name.xx": ["crud.no_choice"] }],
  [{ slug: "" }, { slug: ["required_error"] }],
  [{ slug: "two words" }, { slug: ["brands.bad_slug"] }],
  [{ slug: "-a" }, { slug: ["brands.bad_slug"] }],
  [{ picture: "/api/media/1" }, { picture: ["crud.no_choice"] }],
  [{ picture: randomUUID() }, { picture: ["crud.no_choice"] }],
  [{ products: 3 }, { products: ["crud.unknown_field"] }],
])("a brand with %j is refused by its field", async (part, errors) => {
  const desk = await brandDeskOf(backend());
  const { status, body } = await desk.send("POST", "", { ...good, ...part });
  expect([status, body.errors]).toEqual([400, errors]);
});

it("no two brands share a place in addresses", async () => {
  const desk = await brandDeskOf(backend());
  const [first] = (await desk.list()).data;
  const { status, body } = await desk.send("POST", "", { ...good, slug: first?.slug });
  expect([status, body.errors]).toEqual([400, { slug: ["crud.taken"] }]);
});

it("a brand that products are of is not removed, alone or among others, and nothing else is", async () => {
  const desk = await brandDeskOf(backend());
  const { data } = await desk.list();
  const used = data.find(({ products }) => Number(products) > 0);
  const free = (await desk.send("POST", "", { ...good, slug: "free-one" })).body.data;
  const refused = await desk.send("DELETE", `/${used?._id}`);
  expect([refused.status, refused.body.msg]).toEqual([409, "brands.in_use"]);
  expect(refused.body.params).toEqual({ count: used?.products });
  const together = await desk.send("DELETE", "/mcud", { ids: [free._id, used?._id] });
  expect(together.status).toBe(409);
  expect((await desk.find("free-one"))._id).toBe(free._id);
});

it("who changes an older version is told so, and nothing is changed", async () => {
  const desk = await brandDeskOf(backend());
  const { _id } = (await desk.send("POST", "", { ...good, slug: "twice" })).body.data;
  const change = (en: string) => desk.send("PUT", `/${_id}`, { name: { en }, _version: 1 });
  expect((await change("First")).status).toBe(200);
  const { status, body } = await change("Second");
  expect([status, body.msg]).toEqual([409, "content.changed"]);
  expect((await desk.find("twice")).name).toEqual({ en: "First" });
});
