import { describe, expect, it } from "vitest";
import { laboratory } from "#dev/laboratory/laboratory";
import { provideTestBackend } from "../../../tests/support/backend";
import { type CrudItem, crudList } from "../../contract/crud";

const backend = provideTestBackend({ extensions: [laboratory] });

const send = (method: string, path: string, body?: unknown) =>
  backend().call(path, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    }),
  });

async function list(name: string, query: Record<string, string> = {}) {
  const { status, body } = await send("GET", `lab/lists/${name}?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return crudList.parse(body);
}

const titles = (items: CrudItem[]) => items.map(({ title }) => title);
const amounts = (items: CrudItem[]) => items.map(({ amount }) => Number(amount));
const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
const item = { title: "Brass lock", kind: "copper", amount: 7, in_stock: true };

describe("GET link", () => {
  it("R-CRUD-01[pages, total] R-API-20[pages] R-CONST-20[value] 23 rows are pages of ten, ten and three, with headers and total", async () => {
    const pages = await Promise.all(["1", "2", "3", "4"].map((page) => list("items-a", { page })));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23]);
    const all = pages.flatMap(({ data }) => data.map(({ _id }) => Number(_id)));
    expect(all).toEqual(ascending(all).reverse());
    expect(new Set(all).size).toBe(23);
  });

  it("R-TH-01[fields] R-CONST-34[value] headers have text, value and options; `_id` is the rows' name", async () => {
    const { headers, data } = await list("items-a");
    const title = headers.find(({ value }) => value === "title");
    expect(title).toEqual({
      text: "lab.item_title",
      value: "title",
      option: { type: "text", sortable: true, required: true, max: 80, priority: 1 },
    });
    expect(headers.find(({ value }) => value === "_id")?.option).toMatchObject({
      formInput: false,
      tableShow: false,
    });
    for (const { value } of headers) expect(data[0]).toHaveProperty(value);
  });

  it("rows that came after the marker stay out of the list's other pages and of its total", async () => {
    const first = await list("items-b");
    await send("POST", "lab/lists/items-b", item);
    const again = await list("items-b", { t: String(first.t) });
    expect(again).toMatchObject({ t: first.t, total: 23 });
    expect(titles(again.data)).not.toContain("Brass lock");
    expect(await list("items-b")).toMatchObject({
      total: 24,
      data: [{ title: "Brass lock" }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it("an empty list has no marker", async () => {
    expect(await list("empty-a")).toMatchObject({ total: 0, data: [] });
    expect((await list("empty-a")).t).toBeUndefined();
  });

  it("R-API-20[sort] sorts by a column either way, and every row is on one page", async () => {
    for (const way of ["asc", "desc"]) {
      const pages = await Promise.all(
        ["1", "2", "3"].map((page) => list("items-a", { page, [way]: "amount" })),
      );
      const all = amounts(pages.flatMap(({ data }) => data));
      expect(all).toHaveLength(23);
      expect(all).toEqual(way === "asc" ? ascending(all) : ascending(all).reverse());
    }
  });

  it("R-CRUD-08[narrows] R-API-20[search] searches in both scripts, whatever the digits, letters and half-spaces", async () => {
    expect((await list("items-a", { search: "turq" })).total).toBe(2);
    expect(titles((await list("items-a", { search: "COPPER BOWL ۱۲" })).data)).toEqual([
      "Copper bowl 12",
    ]);
    expect((await list("items-a", { search: "كاشي هفت رنگ" })).total).toBe(2);
    expect((await list("items-a", { search: "%" })).total).toBe(0);
  });

  it("R-CRUD-09[narrows] R-API-20[a-search] an advanced search compares columns, each with its own operator", async () => {
    const found = await list("items-a", {
      a_search: JSON.stringify({
        kind: { op: "eq", value: "rug" },
        amount: { op: "gte", value: "۵۰۰" },
      }),
    });
    expect(found.total).toBeGreaterThan(0);
    for (const row of found.data) expect(row).toMatchObject({ kind: "rug" });
    for (const amount of amounts(found.data)) expect(amount).toBeGreaterThanOrEqual(500);
    const stocked = await list("items-a", { a_search: '{"in_stock":{"op":"eq","value":"false"}}' });
    expect(stocked.total).toBe(5);
    const two = await list("items-a", { a_search: '{"kind":{"op":"in","value":["rug","tile"]}}' });
    expect(two.total).toBe(9);
  });

  it("R-API-20[pages] takes per_page, a hundred at most, in any digits", async () => {
    expect((await list("items-a", { per_page: "۵" })).data).toHaveLength(5);
    expect((await list("thousands", { per_page: "5000" })).data).toHaveLength(100);
  });

  it("the last pages of ten thousand follow the ones before without a gap", async () => {
    const pages = await Promise.all(
      ["499", "500", "501", "502", "999", "1000"].map((page) =>
        list("thousands", { page, asc: "title" }),
      ),
    );
    expect(pages.every(({ total, data }) => total === 10_000 && data.length === 10)).toBe(true);
    const ids = pages.flatMap(({ data }) => data.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(60);
  });
});

describe("changes", () => {
  it("R-CRUD-10[create, edit] R-CRUD-02[default] R-API-21[create] R-API-22[update] a new row is in the next list; rewriting changes it", async () => {
    const made = await send("POST", "lab/lists/items-c", {
      ...item,
      amount: "۱۲",
      note: "  new  ",
    });
    expect(made.body.data).toMatchObject({ ...item, amount: 12, note: "new" });
    const { _id } = made.body.data;
    const changed = await send("PUT", `lab/lists/items-c/${_id}`, {
      _id,
      ...item,
      title: "Iron lock",
    });
    expect(changed.body.data).toMatchObject({ _id, title: "Iron lock", note: null });
    expect((await list("items-c")).data[0]).toEqual(changed.body.data);
  });

  it("R-CRUD-11[one] R-API-23[delete, again] a removed row is gone, and gone the second time", async () => {
    const { data } = await list("items-d");
    const path = `lab/lists/items-d/${data[0]?._id}`;
    expect((await send("DELETE", path)).body).toEqual({ count: 1 });
    expect((await send("DELETE", path)).status).toBe(404);
    expect((await list("items-d")).total).toBe(22);
  });

  it("R-CRUD-11[many] R-API-24[delete] removes many by the body's ids, or by the query's", async () => {
    const { data } = await list("items-e");
    const ids = data.map(({ _id }) => _id);
    const bodily = await send("DELETE", "lab/lists/items-e/mcud", { ids: ids.slice(0, 2) });
    expect(bodily.body).toEqual({ count: 2 });
    const queried = await send(
      "DELETE",
      `lab/lists/items-e/mcud?ids=${ids[2]},${ids[3]}&ids=${ids[4]}`,
    );
    expect(queried.body).toEqual({ count: 3 });
    expect((await list("items-e")).total).toBe(18);
  });

  it("R-CRUD-12[copies] R-API-25[copy] three copies of one row, with a field laid over", async () => {
    const { data } = await list("items-f");
    const copy = { d: { note: "a copy" }, c: 3, t: "copy", ids: [data[0]?._id] };
    expect((await send("POST", "lab/lists/items-f/mcud", copy)).body).toEqual({ count: 3 });
    const after = await list("items-f");
    expect(after.total).toBe(26);
    for (const row of after.data.slice(0, 3)) {
      expect(row).toEqual({ ...data[0], _id: row._id, note: "a copy" });
    }
  });

  it("R-CRUD-13[edits] R-API-25[edit] edits one field of two rows and leaves the others", async () => {
    const { data } = await list("items-g");
    const ids = data.slice(0, 2).map(({ _id }) => _id);
    const edit = { d: { amount: 5 }, c: 1, t: "edit", ids };
    expect((await send("PUT", "lab/lists/items-g/mcud", edit)).body).toEqual({ count: 2 });
    const after = await list("items-g");
    expect(after.data.slice(0, 2)).toEqual(data.slice(0, 2).map((row) => ({ ...row, amount: 5 })));
    expect(after.data.slice(2)).toEqual(data.slice(2));
  });
});
