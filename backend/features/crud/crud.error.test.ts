import { expect, it } from "vitest";
import { laboratory } from "#dev/laboratory/laboratory";
import { provideTestBackend } from "../../../tests/support/backend";

const backend = provideTestBackend({ extensions: [laboratory] });
const item = { title: "Brass lock", kind: "copper", amount: 7 };

const send = (method: string, path: string, body?: unknown) =>
  backend().call(`lab/lists/${path}`, {
    method,
    ...(body !== undefined && {
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    }),
  });

it.each([
  ["a_search", "{"],
  ["a_search", "[]"],
  ["a_search", '"x"'],
  ["a_search", '{"nope":{"op":"eq","value":1}}'],
  ["a_search", '{"title":{"op":"like","value":"x"}}'],
  ["a_search", '{"title":{"op":"gt","value":"x"}}'],
  ["a_search", '{"amount":{"op":"eq","value":"many"}}'],
  ["a_search", '{"amount":{"op":"eq","value":99999999999}}'],
  ["a_search", '{"made_on":{"op":"eq","value":"2026-02-30"}}'],
  ["a_search", '{"in_stock":{"op":"eq","value":"perhaps"}}'],
  ["a_search", '{"kind":{"op":"in","value":"rug"}}'],
  ["a_search", '{"title":{"op":"eq","value":{"x":1}}}'],
  ["asc", "note"],
  ["asc", "nope"],
  ["asc", "constructor"],
  ["desc", "title; drop table lab_item"],
])("R-API-20[malformed] a list with %s=%s is refused", async (name, value) => {
  const answer = await send("GET", `items?${new URLSearchParams({ [name]: value })}`);
  expect(answer).toMatchObject({ status: 400, body: { msg: "error.bad_request" } });
  expect(backend().errors).toEqual([]);
});

it.each(["0", "-1", "x", "1e9", "99999999999999999999", ""])(
  "R-API-20[malformed] page=%s is the first one, or empty, never a failure",
  async (page) => {
    const answer = await send(
      "GET",
      `items?${new URLSearchParams({ page, t: "x", per_page: "0" })}`,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(23);
  },
);

it.each([
  [{}, { title: ["required_error"], kind: ["required_error"], amount: ["required_error"] }],
  [{ ...item, title: "  " }, { title: ["required_error"] }],
  [{ ...item, title: 7 }, { title: ["crud.no_text"] }],
  [{ ...item, title: "a\0b" }, { title: ["error.bad_text"] }],
  [{ ...item, title: "a".repeat(81) }, { title: ["crud.too_long"] }],
  [{ ...item, kind: "gold" }, { kind: ["crud.no_choice"] }],
  [{ ...item, kind: ["rug"] }, { kind: ["crud.no_choice"] }],
  [{ ...item, amount: "-1" }, { amount: ["numeric_error"] }],
  [{ ...item, amount: 1.5 }, { amount: ["numeric_error"] }],
  [{ ...item, amount: {} }, { amount: ["numeric_error"] }],
  [{ ...item, amount: 100_001 }, { amount: ["crud.too_much"] }],
  [{ ...item, in_stock: "perhaps" }, { in_stock: ["crud.no_choice"] }],
  [{ ...item, list: "other" }, { list: ["crud.unknown_field"] }],
  [
    { ...item, id: 1, made_on: "2026-01-01" },
    { id: ["crud.unknown_field"], made_on: ["crud.unknown_field"] },
  ],
])(
  "R-API-18[errors] R-API-21[refused] %j is refused by field and nothing is kept",
  async (body, errors) => {
    const answer = await send("POST", "items", body);
    expect(answer).toMatchObject({ status: 400, body: { errors } });
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(errors));
    expect((await send("GET", "items")).body.total).toBe(23);
  },
);

it("R-API-22[unknown] ids that are none are not found", async () => {
  for (const id of ["999999999", "x", "-1", "1e3", "99999999999999999999", "%20"]) {
    expect((await send("PUT", `items/${id}`, item)).status, id).toBe(404);
    expect((await send("DELETE", `items/${id}`)).status, id).toBe(404);
  }
  expect((await send("PUT", "items/1", "{")).status).toBe(400);
  expect((await send("PUT", "items/1", "[]")).status).toBe(400);
});

it.each([
  ["POST", { t: "edit", ids: [1], d: {} }],
  ["PUT", { t: "copy", ids: [1], d: { amount: 1 } }],
  ["PUT", { t: "edit", ids: [1], d: {} }],
  ["POST", { t: "copy", ids: [] }],
  ["POST", { t: "copy", ids: [1], c: 0 }],
  ["POST", { t: "copy", ids: [1], c: 101 }],
  ["POST", { t: "copy", ids: Array.from({ length: 101 }, (_, n) => n) }],
  ["POST", { t: "copy", ids: [1], more: 1 }],
  ["DELETE", { ids: "all" }],
  ["DELETE", { ids: [{}] }],
  ["DELETE", "{"],
  ["DELETE", undefined],
])("R-API-24[refused] R-API-25[refused] %s mcud with %j is refused", async (method, body) => {
  expect((await send(method, "items/mcud", body)).status).toBe(400);
});

it("a bulk edit with one unknown row changes none of them", async () => {
  const before = (await send("GET", "items")).body.data;
  const ids = [before[0]._id, 999_999_999];
  const answer = await send("PUT", "items/mcud", { t: "edit", ids, d: { amount: 1 } });
  expect(answer.status).toBe(404);
  expect((await send("GET", "items")).body.data).toEqual(before);
});

it("copies stop where the list is full", async () => {
  const { data } = (await send("GET", "append-full?per_page=23")).body;
  const ids = data.map(({ _id }: { _id: number }) => _id);
  const copies = { t: "copy", c: 100, ids };
  for (let round = 0; round < 5; round++) {
    expect((await send("POST", "append-full/mcud", copies)).status).toBe(200);
  }
  expect(await send("POST", "append-full/mcud", copies)).toMatchObject({
    status: 409,
    body: { msg: "crud.full", params: { count: 12_000 } },
  });
  expect((await send("GET", "append-full")).body.total).toBe(11_523);
});
