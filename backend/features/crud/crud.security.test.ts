import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { laboratory } from "#dev/laboratory/laboratory";
import { provideTestBackend } from "../../../tests/support/backend";
import { listTotals } from "../../db/tables/list-totals";

const item = { title: "Brass lock", kind: "copper", amount: 7 };
const sent = (method: string, body?: unknown) => ({
  method,
  ...(body !== undefined && {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  }),
});

describe("lists with flags", () => {
  const backend = provideTestBackend({ extensions: [laboratory] });
  const call = (method: string, path: string, body?: unknown) =>
    backend().call(`lab/lists/${path}`, sent(method, body));

  it("R-AUTH-14[call] a closed list refuses every change, bulk ones too", async () => {
    const before = (await call("GET", "closed")).body;
    expect(before.can).toEqual({ add: false, update: false, delete: false });
    const ids = [before.data[0]._id];
    const answers = [
      await call("POST", "closed", item),
      await call("PUT", `closed/${ids[0]}`, item),
      await call("DELETE", `closed/${ids[0]}`),
      await call("POST", "closed/mcud", { t: "copy", ids }),
      await call("PUT", "closed/mcud", { t: "edit", ids, d: { amount: 1 } }),
      await call("DELETE", "closed/mcud", { ids }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await call("GET", "closed")).body).toEqual(before);
  });

  it("R-AUTH-14[call] one that may only grow is added to and copied, not changed", async () => {
    const { data, can } = (await call("GET", "append")).body;
    expect(can).toEqual({ add: true, update: false, delete: false });
    const ids = [data[0]._id];
    expect((await call("POST", "append", item)).status).toBe(200);
    expect((await call("POST", "append/mcud", { t: "copy", ids })).status).toBe(200);
    expect((await call("DELETE", "append/mcud", { ids })).status).toBe(403);
    expect((await call("PUT", `append/${ids[0]}`, item)).status).toBe(403);
  });

  it("rows of another list are not found, alone or among others", async () => {
    const other = (await call("GET", "items-mine")).body.data[0]._id;
    const own = (await call("GET", "items-yours")).body.data[0]._id;
    expect((await call("PUT", `items-yours/${other}`, item)).status).toBe(404);
    expect((await call("DELETE", `items-yours/${other}`)).status).toBe(404);
    const bulk = await call("DELETE", "items-yours/mcud", { ids: [own, other] });
    expect(bulk.body).toEqual({ count: 1 });
    const found = await call("GET", `items-yours?a_search={"_id":{"op":"eq","value":${other}}}`);
    expect(found.body.total).toBe(0);
    expect((await call("GET", "items-mine")).body.total).toBe(23);
  });

  it("names that are no list's are not found", async () => {
    for (const name of ["nope", "items-", "thousands-2", "constructor", "Items", "items-%27"]) {
      expect((await call("GET", name)).status, name).toBe(404);
    }
  });

  it("texts come back encoded once, as they were entered", async () => {
    const title = `<img src=x onerror=alert(1)> & "بازار"`;
    const made = await call("POST", "items-markup", { ...item, title });
    expect(made.body.data.title).toBe("&lt;img src=x onerror=alert(1)&gt; &amp; &quot;بازار&quot;");
  });

  it("the kept totals are what counting says, whatever has been done", async () => {
    await call("GET", "empty-x");
    const rows = await backend().shop.database.run(async (q) => ({
      kept: await q.select().from(listTotals),
      counted: await q.execute<{ list: string; total: string }>(
        sql`select 'lab_item:' || list as list, count(*) as total from lab_item group by 1`,
      ),
    }));
    expect(rows.kept.length).toBeGreaterThan(3);
    const counted = [...rows.counted].map(({ list, total }) => ({ list, total: Number(total) }));
    expect(new Set(rows.kept)).toEqual(new Set(counted));
  });
});

describe("a shop without the laboratory", () => {
  const backend = provideTestBackend();

  it("R-LAB-01[flag] has none of its lists", async () => {
    expect((await backend().call("lab/lists/items")).status).toBe(404);
  });
});
