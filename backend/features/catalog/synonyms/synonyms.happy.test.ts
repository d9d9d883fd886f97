import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { productList } from "../../../contract/catalog";
import { crudList } from "../../../contract/crud";
import { auditEntries } from "../../../db/tables/staff";

const backend = provideTestBackend();
let token: string;

beforeAll(async () => {
  ({ token } = await logInStaff(backend(), { permissions: ["content.write"] }));
});

const send = (method: string, path: string, body?: unknown) =>
  backend().call(`admin/synonyms/${path}`, {
    method,
    headers: { Authorization: token, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const list = async (lang: string, query = "") =>
  crudList.parse((await send("GET", `${lang}${query}`)).body);

const audited = () =>
  backend().shop.database.run((q) =>
    q
      .select({ action: auditEntries.action, diff: auditEntries.diff, id: auditEntries.entityId })
      .from(auditEntries)
      .where(eq(auditEntries.entity, "synonym"))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id)),
  );

const couch = { word: "couch", means: "sofa", kind: "both", active: true };

describe("search synonyms", () => {
  it("are kept by language, and each change is written down with it", async () => {
    const before = await list("en");
    const { body } = await send("POST", "en", couch);
    expect(body.data).toMatchObject({ ...couch, note: null });
    const id = body.data._id;
    expect(await list("en")).toMatchObject({ total: before.total + 1, data: [{ _id: id }] });
    expect((await list("fa", "?search=couch")).total).toBe(0);
    expect((await send("PUT", `fa/${id}`, couch)).status).toBe(404);
    await send("PUT", `en/${id}`, { ...couch, means: "settee" });
    await send("POST", "en/mcud", { t: "copy", c: 2, d: {}, ids: [id] });
    await send("DELETE", `en/${id}`);
    expect((await list("en")).total).toBe(before.total + 2);
    const entries = await audited();
    expect(entries.map(({ action }) => action)).toEqual([
      "synonym.remove",
      "synonym.add",
      "synonym.change",
      "synonym.add",
    ]);
    expect(entries.map(({ diff }) => diff)).toEqual(
      [1, 2, 1, 1].map((n) => ({ entries: [null, n] })),
    );
    expect(entries[0]?.id).toBe(String(id));
  });

  it("find what stands beside a searched word, in the directions that are said, while they are in force", async () => {
    const found = async (q: string, lang = "en") => {
      backend().clock.advance(2000);
      const { body } = await backend().call(`home/products?q=${encodeURIComponent(q)}`, {
        headers: { lang },
      });
      return productList.parse(body).total;
    };
    expect(await found("glimmerstick")).toBe(0);
    const row = {
      word: "glimmerstick, sitting glim",
      means: "lamp",
      kind: "one_way",
      active: true,
    };
    const { _id } = (await send("POST", "en", row)).body.data;
    const lamps = await found("glimmerstick");
    expect(lamps).toBeGreaterThan(0);
    expect(await found("sitting glim")).toBe(lamps);
    await send("PUT", `en/${_id}`, { ...row, active: false });
    expect(await found("glimmerstick")).toBe(0);

    await send("POST", "fa", { word: "لوستر دستی", means: "چراغ", kind: "both", active: true });
    expect(await found("لوستر دستی", "fa")).toBeGreaterThan(0);
  });

  it("that are refused leave neither a row nor a word in the log", async () => {
    const before = [await list("en"), await audited()];
    expect((await send("POST", "en", { ...couch, kind: "sideways" })).status).toBe(400);
    expect((await send("DELETE", "en/999999999")).status).toBe(404);
    expect((await send("GET", "de")).status).toBe(404);
    expect([await list("en"), await audited()]).toEqual(before);
  });
});
