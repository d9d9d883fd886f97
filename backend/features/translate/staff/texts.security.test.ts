import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { testPackage } from "../../../../tests/support/database-template";
import { seedTexts } from "../../../db/seed/seed-texts";
import { staffOf } from "../../orders/staff.fixture";

const backend = provideTestBackend();
const desk = () => staffOf(backend(), "content.write");

const seed = (key: string) =>
  seedTexts(backend().shop.database, testPackage, {
    [key]: { en: "{{n}} pieces", fa: "{{n}} عدد" },
  });

async function opened(key: string) {
  const { get, post } = await desk();
  const { body } = await get(`admin/texts/one?key=${key}`);
  return {
    text: body,
    save: (en: string, version = body.version) =>
      post("admin/texts/one", { key, version, texts: { en, fa: "" } }),
  };
}

describe("the storefront's texts", () => {
  it("are worded by those who may write contents alone", async () => {
    const other = await staffOf(backend(), "tickets.read");
    expect((await other.get("admin/texts")).status).toBe(403);
    expect((await other.post("admin/texts/csv", { csv: "key\n" })).status).toBe(403);
  });

  it.each([
    ["{{n}} of {{all}}", "text.unknown_place"],
    ["see $t(crud.save)", "text.reference"],
  ])("can't say %j", async (en, fault) => {
    await seed("no.such");
    const { save } = await opened("no.such");
    expect(await save(en)).toMatchObject({
      status: 400,
      body: { errors: { "texts.en": [fault] } },
    });
    expect((await opened("no.such")).text.texts.en).toBe("{{n}} pieces");
  });

  it("are not worded over what somebody else has said meanwhile", async () => {
    await seed("two.writers");
    const first = await opened("two.writers");
    expect((await (await opened("two.writers")).save("{{n}} things")).status).toBe(200);
    expect(await first.save("{{n}} items")).toMatchObject({ body: { msg: "content.changed" } });
    expect((await opened("two.writers")).text.texts.en).toBe("{{n}} things");
  });

  it("that were delivered are not removed", async () => {
    await seed("stays");
    const { text } = await opened("stays");
    const { post } = await desk();
    const refused = await post("admin/texts/remove", { key: "stays", version: text.version });
    expect(refused.body.msg).toBe("text.delivered");
    const unknown = await post("admin/texts/remove", { key: "none", version: 0 });
    expect(unknown.status).toBe(404);
  });

  it.each([
    ["key,en\nlist.a,Fine\nlist.none,x", { line: 3, reason: "text.unknown_key", column: "key" }],
    ["key,en\nlist.a,Fine\nlist.a,x", { line: 3, reason: "csv.twice", column: "key" }],
    ["key,en\n\nlist.a,{{who}}", { line: 3, reason: "text.unknown_place", column: "en" }],
  ])("come as a list whole or not at all: %j", async (csv, params) => {
    await seed("list.a");
    const { post } = await desk();
    expect(await post("admin/texts/csv", { csv })).toMatchObject({
      status: 400,
      body: { msg: "csv.line", params },
    });
    expect((await opened("list.a")).text.texts.en).toBe("{{n}} pieces");
  });
});
