import { describe, expect, it } from "vitest";
import { answer } from "~/api/client/fake-api-client.fixture";
import type { TableHeader } from "~/api/crud.server";
import { en } from "~/i18n/messages/en";
import type { GuardedArguments } from "~/request/action.server";
import { actOnTable } from "./act-on-table.server";
import { listAnswer, openList } from "./list-answer.fixture";
import { loadTable } from "./load-table.server";
import { wasName } from "./posted-names";

type List = Parameters<typeof openList>[0];

async function load(list: List, path?: string, idField?: string) {
  const { ctx, request, client, seen } = await openList(list, path);
  const loaded = await loadTable(ctx, { request, client, idField });
  return { ...loaded, queries: seen.map((call) => new URLSearchParams(call.path.split("?")[1])) };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function send(fields: Record<string, string>) {
  const { ctx, request, client, seen } = await openList(listAnswer([], {}));
  await actOnTable({ ctx, form: formOf(fields), request } as GuardedArguments, client);
  const [call] = seen;
  return { way: [call?.method, call?.path], item: JSON.parse(call?.body ?? "null") };
}

describe("a row's id", () => {
  const headers: [string, TableHeader["option"]][] = [
    ["_id", { type: "number" }],
    ["sku", {}],
    ["title", {}],
  ];
  const row = { _id: 7, sku: "E-12", title: "Ewer" };

  it("R-CRUD-02[default] an update of the item with _id 7 goes to its link and 7", async () => {
    const { table } = await load(listAnswer(headers, row));
    expect(table?.rows[0]).toMatchObject({ id: "7", edit: expect.stringMatching(/[?&]edit=7$/) });
    const { way } = await send({ intent: "change", ids: "7", title: "Ewer" });
    expect(way).toEqual(["PUT", "/api/rows/7"]);
  });

  it("R-CRUD-02[configurable] is another field where one is set: in links, forms and searches", async () => {
    const list = listAnswer(headers, row);
    const { table, form, queries } = await load(list, "/en/rows?edit=E-12", "sku");
    expect(table?.rows[0]).toMatchObject({ id: "E-12", edit: expect.stringContaining("E-12") });
    expect(form?.rows).toEqual([{ id: "E-12", name: "E-12" }]);
    expect(JSON.parse(queries[1]?.get("a_search") ?? "")).toEqual({
      sku: { op: "in", value: ["E-12"] },
    });
    expect(form?.fields.map(({ name }) => name)).toEqual(["_id", "title"]);
    expect(table?.filters.map(({ column }) => column)).toEqual(["_id", "title"]);
  });

  it("R-CRUD-02[configurable] is that field, too, where a form tells what somebody else has saved since", async () => {
    const changed = () => answer({ msg: "content.changed", requestId: "r" }, 400);
    const list = listAnswer(headers, { ...row, title: "Jug" });
    const { ctx, request, client, seen } = await openList(list, "/en/rows", changed);
    const form = formOf({
      intent: "change",
      ids: "E-12",
      title: "Bowl",
      [wasName]: JSON.stringify({ title: "Ewer" }),
    });
    await actOnTable({ ctx, form, request } as GuardedArguments, client, {
      idField: "sku",
    });
    const search = new URLSearchParams(seen.at(-1)?.path.split("?")[1]).get("a_search");
    expect(JSON.parse(search ?? "")).toEqual({ sku: { op: "in", value: ["E-12"] } });
  });
});

it("R-CONST-37[post, put] R-API-18[item] a new item is sent by POST to the list's link, an edited one by PUT to its own", async () => {
  const item = { title: "Ewer", amount: "۷" };
  const added = await send({ ...item, intent: "add", _method: "POST" });
  expect(added).toEqual({ way: ["POST", "/api/rows"], item });
  const edited = await send({ ...item, intent: "change", ids: "7", _method: "PUT" });
  expect(edited).toEqual({ way: ["PUT", "/api/rows/7"], item });
});

describe("a header's options", () => {
  const headers: [string, TableHeader["option"]][] = [
    ["_id", { tableShow: false }],
    ["made_on", { type: "date", priority: 3 }],
    ["amount", { type: "number", priority: 1, sortable: true }],
    ["code", { type: "number", priority: 2, format: "plain" }],
    ["secret", { tableShow: false, formInput: false }],
    ["is_new", { type: "boolean" }],
  ];
  const row = {
    _id: 1,
    made_on: "2026-03-21",
    amount: 1234,
    code: 1234,
    secret: "x",
    is_new: true,
  };
  const open = () => load(listAnswer(headers, row), "/en/rows?new=1");

  it("R-TH-02[accepted, priority] all six are taken; lower priorities stand first, none last", async () => {
    const { table } = await open();
    expect(table?.columns.map(({ value }) => value)).toEqual([
      "amount",
      "code",
      "made_on",
      "_id",
      "secret",
      "is_new",
    ]);
  });

  it("R-TH-02[sortable] a column without it has no way to be sorted", async () => {
    const { table } = await open();
    const sorts = table?.columns.filter(({ sort }) => sort).map(({ value }) => value);
    expect(sorts).toEqual(["amount"]);
  });

  it("R-TH-02[table-show] a column without it stays hidden", async () => {
    const { table } = await open();
    const hidden = table?.columns.filter(({ isShown }) => !isShown).map(({ value }) => value);
    expect(hidden).toEqual(["_id", "secret"]);
  });

  it("R-TH-02[form-input, type] a form has the others, each with the control of its type; the id none", async () => {
    const { form } = await open();
    expect(form?.fields.map(({ name, type }) => [name, type])).toEqual([
      ["made_on", "date"],
      ["amount", "number"],
      ["code", "number"],
      ["is_new", "checkbox"],
    ]);
  });

  it("R-TH-02[type, format] the type picks the cell, and a named format another one", async () => {
    const { table } = await open();
    expect(table?.rows[0]?.cells).toMatchObject({
      amount: "1,234",
      code: "1234",
      made_on: "March 21, 2026",
      is_new: "Yes",
    });
  });
});

it("R-TH-01[shown] a header's text is put into the reader's words, its value picks the item's field", async () => {
  const list = listAnswer([["title", {}]], { _id: 1, title: "Ewer", other: "Lamp" });
  const headers = [{ text: "crud.actions", value: "title", option: {} }];
  const { table } = await load({ ...list, headers });
  expect(table?.columns.map(({ text }) => text)).toEqual([en["crud.actions"]]);
  expect(table?.rows[0]?.cells).toEqual({ title: "Ewer" });
});

describe("flags", () => {
  const all = { add: true, update: true, delete: true };
  const offered = async (can: typeof all) => {
    const { table } = await load(listAnswer([["title", {}]], { _id: 1, title: "Ewer" }, { can }));
    const [row] = table?.rows ?? [];
    return { add: table?.add, edit: row?.edit, remove: row?.remove, bulk: table?.bulk };
  };

  it.each([
    [{ ...all, add: false }, ["edit", "remove"], ["edit", "delete"]],
    [{ ...all, update: false }, ["add", "remove"], ["copy", "delete"]],
    [{ ...all, delete: false }, ["add", "edit"], ["copy", "edit"]],
  ])("R-CRUD-14[apart, bulk] %j hides its own operation alone", async (can, ways, bulk) => {
    const { bulk: together, ...apart } = await offered(can);
    const there = Object.entries(apart).flatMap(([way, to]) => (to ? [way] : []));
    expect([there, together]).toEqual([ways, bulk]);
  });

  it("R-CRUD-14[single] R-AUTH-14[control] what is forbidden altogether has no way at all", async () => {
    const { bulk, ...ways } = await offered({ add: false, update: false, delete: false });
    expect(ways).toEqual({ add: undefined, edit: undefined, remove: undefined });
    expect(bulk).toEqual([]);
  });
});

describe("the marker t", () => {
  const headers: [string, TableHeader["option"]][] = [["title", { sortable: true }]];
  const row = { _id: 1, title: "Ewer" };

  it("R-CRUD-03[sent-back] of an answer is in the links of its pages, and in what they ask for", async () => {
    const list = listAnswer(headers, row, { total: 23, t: "123" });
    const { table } = await load(list);
    const next = table?.pages.next ?? "";
    expect(next).toMatch(/[?&]t=123/);
    const { queries } = await load(list, next);
    expect(queries[0]?.get("t")).toBe("123");
  });

  it("R-CRUD-03[none] that was not given is not sent", async () => {
    const { table } = await load(listAnswer(headers, row, { total: 23 }));
    const next = table?.pages.next ?? "";
    expect(next).toMatch(/page=2/);
    expect(next).not.toMatch(/[?&]t=/);
  });
});
