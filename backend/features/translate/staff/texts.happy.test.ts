import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { testPackage } from "../../../../tests/support/database-template";
import { decode } from "../../../../tests/support/markup";
import { staffTextList } from "../../../contract/staff-texts";
import { seedTexts } from "../../../db/seed/seed-texts";
import { auditEntries } from "../../../db/tables/staff";
import { staffOf } from "../../orders/staff.fixture";

const backend = provideTestBackend({ autoTranslate: true });
const desk = () => staffOf(backend(), "content.write");
const seed = (texts: Parameters<typeof seedTexts>[2]) =>
  seedTexts(backend().shop.database, testPackage, texts);

/** What the storefront is told. */
async function said(lang: "en" | "fa", key: string) {
  backend().clock.advance(1001);
  const { body } = await backend().call(`translate/renusify,${testPackage}/${lang}`);
  return body.find((one: { key: string }) => one.key === key)?.[lang];
}

async function list(query: string) {
  const { get } = await desk();
  return staffTextList.parse((await get(`admin/texts?${query}`)).body);
}

async function save(key: string, texts: { en: string; fa: string }) {
  const { get, post } = await desk();
  const { body } = await get(`admin/texts/one?${new URLSearchParams({ key })}`);
  return post("admin/texts/one", { key, version: body.version, texts });
}

describe("the owner's wording of the storefront's texts", () => {
  it("is said from then on, in the language that it was written in, and written down", async () => {
    await seed({ "own.greeting": { en: "Hello {{name}}", fa: "سلام {{name}}" } });
    expect((await save("own.greeting", { en: "Hi, {{name}}!", fa: "" })).status).toBe(200);
    expect(await said("en", "own.greeting")).toBe("Hi, {{name}}!");
    expect(await said("fa", "own.greeting")).toBe("سلام {{name}}");
    const logged = await backend().shop.database.run((q) =>
      q.select().from(auditEntries).where(eq(auditEntries.entityId, "own.greeting")),
    );
    expect(logged).toMatchObject([{ action: "text.change", entity: "text" }]);
    expect((await list("show=changed")).data.map(({ key }) => key)).toContain("own.greeting");
  });

  it("stays where a release words the text anew; its other language follows the release", async () => {
    await seed({ "own.release": { en: "Old", fa: "کهنه" } });
    await save("own.release", { en: "Mine", fa: "" });
    await seed({ "own.release": { en: "New", fa: "تازه" } });
    expect(await said("en", "own.release")).toBe("Mine");
    expect(await said("fa", "own.release")).toBe("تازه");
  });

  it("is taken back by leaving it empty", async () => {
    await seed({ "own.back": { en: "Delivered", fa: "آمده" } });
    await save("own.back", { en: "Mine", fa: "من" });
    await save("own.back", { en: " ", fa: "" });
    expect(await said("en", "own.back")).toBe("Delivered");
    expect((await list("q=own.back&show=changed")).total).toBe(0);
  });

  it("fills in what a page asked for and nobody had written, or forgets it", async () => {
    const before = (await list("show=missing")).missing;
    for (const key of ["asked.for", "asked.for", "asked.once"]) {
      await backend().call(`translate/${testPackage}/${key}`, { method: "POST" });
    }
    const missing = await list("q=asked.&show=missing");
    expect(missing).toMatchObject({ total: 2, missing: before + 2 });
    expect(missing.data).toMatchObject([
      { key: "asked.for", asked: 2, delivered: null, texts: { en: "", fa: "" } },
      { key: "asked.once", asked: 1 },
    ]);
    await save("asked.for", { en: "Here", fa: "" });
    expect(await said("en", "asked.for")).toBe("Here");
    expect((await list("q=asked.for&show=missing")).total).toBe(1);
    expect((await list("q=asked.for&show=asked")).total).toBe(0);
    const { post } = await desk();
    const { version } = (await list("q=asked.once")).data[0] ?? {};
    expect((await post("admin/texts/remove", { key: "asked.once", version })).status).toBe(200);
    expect((await list("q=asked.once")).total).toBe(0);
  });

  it("is found by a key or by words of any script, page by page", async () => {
    const many = Array.from({ length: 30 }, (_, n) => [`many.${n}`, { en: `E${n}`, fa: "یکی" }]);
    await seed(Object.fromEntries(many));
    expect(await list("q=MANY.&page=2")).toMatchObject({ total: 30, data: { length: 5 } });
    expect((await list(`q=${encodeURIComponent("يكي")}`)).total).toBe(30);
    expect((await list("q=100%25")).total).toBe(0);
  });

  it("goes to a translator as a file and comes back", async () => {
    await seed({ "file.a": { en: "One", fa: "یک" }, "file.b": { en: "Two", fa: "دو" } });
    const { get, post } = await desk();
    const file = async () => decode((await get("admin/texts/csv?q=file.")).body.csv);
    const csv = await file();
    expect(csv).toBe("\uFEFFkey,en,fa\r\nfile.a,One,یک\r\nfile.b,Two,دو\r\n");
    const sent = csv.replace("One", '"=One, and only"').replace("دو", "");
    expect((await post("admin/texts/csv", { csv: sent })).body).toEqual({ added: 0, changed: 1 });
    expect(await said("en", "file.a")).toBe("=One, and only");
    expect(await said("fa", "file.b")).toBe("دو");
    expect((await post("admin/texts/csv", { csv: await file() })).body).toEqual({
      added: 0,
      changed: 0,
    });
    const one = await post("admin/texts/csv", { csv: "key;fa\nfile.b;دوتا" });
    expect(one.body).toEqual({ added: 0, changed: 1 });
    expect(await said("en", "file.b")).toBe("Two");
  });
});
