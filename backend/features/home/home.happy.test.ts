import { desc } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { homeBlockFields } from "../../contract/home-blocks";
import { auditEntries } from "../../db/tables/staff";
import { departments } from "../../db/tables/taxonomy";
import { staffOf } from "../orders/staff.fixture";
import { aBanner, aText, decoded, nowhere, readHome, somePicture } from "./home.fixture";

const backend = provideTestBackend();
const staff = () => staffOf(backend(), "content.write");
type Staff = Awaited<ReturnType<typeof staff>>;
interface Block {
  id: number;
  version: number;
  kind: string;
  place: number;
  shown: boolean;
}

const allBlocks = async (desk: Staff): Promise<Block[]> =>
  (await desk.get("admin/home-blocks")).body.data;
const kindsOf = (blocks: { kind: string }[]) => blocks.map(({ kind }) => kind);
const shipped = ["hero", "offers", "departments", "products", "products", "products", "categories"];

async function move(desk: Staff, kind: string, how: string) {
  const [block] = (await allBlocks(desk)).filter((one) => one.kind === kind).slice(-1);
  return desk.post(`admin/home-blocks/${block?.id}/move`, { version: block?.version, move: how });
}

it("a shop begins with the home page that it had before its owner could order it", async () => {
  const blocks = await readHome(backend());
  expect(kindsOf(blocks)).toEqual(shipped);
  expect(blocks.map(({ listing }: { listing?: string }) => listing).filter(Boolean)).toEqual([
    "new",
    "popular",
    "sale",
  ]);
  expect(blocks[0]).toMatchObject({ title: "", text: "", picture: null });
});

it("readers see the blocks in the owner's order, none that is hidden, and each text in their language", async () => {
  const desk = await staff();
  const { body: added } = await desk.post("admin/home-blocks", aText("# Hello\n\n**you**"));
  expect((await move(desk, "text", "up")).status).toBe(200);
  expect((await move(desk, "offers", "hide")).status).toBe(200);
  const shown = await readHome(backend(), "fa");
  expect(kindsOf(shown)).toEqual([
    "hero",
    "departments",
    "products",
    "products",
    "products",
    "text",
    "categories",
  ]);
  expect(decoded(shown[5].html)).toContain("<strong>you</strong>");

  const body = { en: "Hello", fa: "درود" };
  const text = (await allBlocks(desk)).find(({ id }) => id === added.id);
  const change = aText("", { version: text?.version, settings: { body } });
  expect((await desk.post(`admin/home-blocks/${added.id}`, change)).status).toBe(200);
  expect((await readHome(backend(), "fa"))[5].html).toContain("درود");
  expect((await readHome(backend(), "en"))[5].html).toContain("Hello");

  const { version } = (await allBlocks(desk)).find(({ id }) => id === added.id) ?? {};
  await desk.post(`admin/home-blocks/${added.id}/remove`, { version });
  await move(desk, "offers", "show");
  expect(kindsOf(await readHome(backend()))).toEqual(shipped);
});

it("the first block stays first, and the last one last", async () => {
  const desk = await staff();
  await move(desk, "hero", "up");
  await move(desk, "categories", "down");
  expect(kindsOf(await allBlocks(desk))).toEqual(shipped);
  expect((await allBlocks(desk)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("a banner and a hero show one of the shop's pictures, a row a department that is there", async () => {
  const desk = await staff();
  const picture = await somePicture(backend());
  const { body: banner } = await desk.post("admin/home-blocks", aBanner(picture));
  const [department] = await backend().shop.database.run((q) =>
    q.select().from(departments).limit(1),
  );
  const settings = { listing: department?.slug, count: 5 };
  const row = { version: 0, kind: "products", shown: true, settings };
  const { body: added } = await desk.post("admin/home-blocks", row);
  const [hero] = await allBlocks(desk);
  const words = { title: { en: "Our arcade", fa: "" }, text: nowhere, picture };
  const change = { version: hero?.version, kind: "hero", shown: true, settings: words };
  expect((await desk.post(`admin/home-blocks/${hero?.id}`, change)).status).toBe(200);

  const shown = await readHome(backend());
  expect(shown[0]).toMatchObject({ title: "Our arcade", picture: { url: picture } });
  expect(shown.at(-2)).toMatchObject({ kind: "banner", title: "Sale", link: "/home/law" });
  expect(shown.at(-2).picture).toMatchObject({ url: picture });
  expect(shown.at(-1)).toMatchObject({ listing: department?.slug, count: 5 });
  expect(shown.at(-1).name).toBe(department?.name.en);

  await backend().shop.database.run((q) => q.update(departments).set({ active: false }));
  await move(desk, "banner", "show");
  expect((await readHome(backend())).at(-1).kind).toBe("banner");
  await backend().shop.database.run((q) => q.update(departments).set({ active: true }));

  for (const { id } of [banner, added]) {
    const { version } = (await allBlocks(desk)).find((one) => one.id === id) ?? {};
    expect((await desk.post(`admin/home-blocks/${id}/remove`, { version })).status).toBe(200);
  }
});

it("every kind can be added, and is read back as it was sent", async () => {
  const desk = await staff();
  for (const kind of ["brands", "journal"]) {
    const fields = { version: 0, kind, shown: false, settings: { count: 2 } };
    expect((await desk.post("admin/home-blocks", fields)).status).toBe(200);
    const last = (await allBlocks(desk)).at(-1);
    expect(homeBlockFields.parse({ ...last, version: 0 })).toEqual(fields);
  }
});

it("writes down what was added, changed, moved and removed, and by whom", async () => {
  const desk = await staff();
  const { body } = await desk.post("admin/home-blocks", aText("One"));
  const at = `admin/home-blocks/${body.id}`;
  await desk.post(at, aText("Two", { version: 1 }));
  await desk.post(`${at}/move`, { version: 2, move: "up" });
  await desk.post(`${at}/remove`, { version: 3 });
  const entries = await backend().shop.database.run((q) =>
    q.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(4),
  );
  expect(entries.map(({ action, entityId }) => [action, entityId])).toEqual(
    ["remove", "move", "change", "add"].map((did) => [`home_block.${did}`, String(body.id)]),
  );
  expect(entries.every(({ actorId }) => actorId !== null)).toBe(true);
});
