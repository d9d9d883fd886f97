import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { maxHomeBlocks } from "../../contract/home-blocks";
import { homeBlocks } from "../../db/tables/home-blocks";
import { staffOf } from "../orders/staff.fixture";
import { aBanner, aText, readHome, somePicture } from "./home.fixture";

const backend = provideTestBackend();
const staff = () => staffOf(backend(), "content.write");
const countBlocks = () => backend().shop.database.run((q) => q.$count(homeBlocks));

it("refuses every change of an older version, and one of what is not there", async () => {
  const desk = await staff();
  const { body } = await desk.post("admin/home-blocks", aText("One"));
  const at = `admin/home-blocks/${body.id}`;
  expect((await desk.post(at, aText("Two", { version: 1 }))).status).toBe(200);
  for (const [path, sent] of [
    [at, aText("Three", { version: 1 })],
    [`${at}/move`, { version: 1, move: "up" }],
    [`${at}/remove`, { version: 1 }],
  ] as const) {
    const { status, body: refused } = await desk.post(path, sent);
    expect([status, refused.msg]).toEqual([409, "content.changed"]);
  }
  expect((await desk.post("admin/home-blocks/999999", aText("One"))).status).toBe(404);
  const gone = await desk.post("admin/home-blocks/999999/move", { version: 1, move: "up" });
  expect(gone.status).toBe(404);
});

it("refuses settings of another kind, an empty text, an unknown picture and an unknown department", async () => {
  const desk = await staff();
  const before = await countBlocks();
  const picture = await somePicture(backend());
  const row = (listing: string, count = 4) => ({
    ...{ version: 0, kind: "products", shown: true },
    settings: { listing, count },
  });
  for (const wrong of [
    aText(" "),
    aText("x", { kind: "banner" }),
    aText("x", { kind: "nonsense" }),
    aBanner("/api/media/00000000000000000000"),
    aBanner("https://elsewhere.example/a.png"),
    aBanner(picture, { title: { en: "", fa: "" } }),
    row("no-such-department"),
    row("new", 0),
    row("new", 100),
  ]) {
    expect((await desk.post("admin/home-blocks", wrong)).status).toBe(400);
  }
  expect(await countBlocks()).toBe(before);
});

it("a block's kind stays, and what the page has once is not added again", async () => {
  const desk = await staff();
  const { body } = await desk.post("admin/home-blocks", aText("One"));
  const fields = { version: 1, kind: "departments", shown: true, settings: {} };
  expect((await desk.post(`admin/home-blocks/${body.id}`, fields)).status).toBe(400);
  const again = await desk.post("admin/home-blocks", { ...fields, version: 0 });
  expect([again.status, again.body.msg]).toEqual([409, "home.once"]);
});

it("the page takes a bounded number of blocks", async () => {
  const desk = await staff();
  for (let count = await countBlocks(); count < maxHomeBlocks; count += 1) {
    expect((await desk.post("admin/home-blocks", aText(`Text ${count}`))).status).toBe(200);
  }
  const refused = await desk.post("admin/home-blocks", aText("One more"));
  expect([refused.status, refused.body.msg]).toEqual([409, "home.full"]);
});

it("readers get the rest where a row is of a kind, or has settings, that this release doesn't know", async () => {
  await backend().shop.database.run(async (q) => {
    await q.delete(homeBlocks);
    await q.insert(homeBlocks).values([
      { kind: "from-later", sort: 0, settings: {} },
      { kind: "offers", sort: 1, settings: { count: "many" } },
      { kind: "departments", sort: 2, settings: {} },
    ]);
  });
  const desk = await staff();
  await desk.post("admin/home-blocks", aText("Last"));
  expect((await readHome(backend())).map(({ kind }: { kind: string }) => kind)).toEqual([
    "departments",
    "text",
  ]);
});
