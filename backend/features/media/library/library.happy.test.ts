import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { drawPng } from "../../../../tests/support/pictures";
import { productMedia, products } from "../../../db/tables/products";
import { auditEntries } from "../../../db/tables/staff";
import { drawNew, librarianOf } from "./library.fixture";

const backend = provideTestBackend();
const query: ReturnType<typeof backend>["shop"]["database"]["run"] = (work) =>
  backend().shop.database.run(work);

it("keeps a picture once, measured, under the name of its file, and shows it to everybody", async () => {
  const desk = await librarianOf(backend());
  const bytes = await drawPng({ width: 61, height: 41 });
  const added = await desk.add(bytes, "Blue jug.png");
  expect([added.status, added.body.is_new]).toEqual([200, true]);
  const { picture, uses } = (await desk.call(`admin/media/${added.body.id}`)).body;
  expect(picture).toMatchObject({ name: "Blue jug.png", width: 61, height: 41, version: 1 });
  expect(picture.bytes).toBeGreaterThan(0);
  expect(uses).toEqual([]);
  const shown = await backend().call(picture.url.replace("/api/", ""));
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  const again = await desk.add(bytes, "other.png");
  expect(again.body).toEqual({ id: picture.id, is_new: false });
  const [entry] = await query((q) =>
    q.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1),
  );
  expect(entry).toMatchObject({ action: "picture.add", entityId: picture.id });
});

it("lists the newest first, and finds a part of a name or of an alternative text in any language", async () => {
  const desk = await librarianOf(backend());
  const { id, version } = await desk.addNew("100%_jug.png");
  backend().clock.advance(1000);
  const newer = await desk.addNew("200%_jug.png");
  const alt = { en: "A qzx jug", fa: "کوزه‌ای روی قظژغ" };
  const saved = await desk.post(`admin/media/${id}`, { version, name: "100%_jug", alt });
  expect(saved.body).toEqual({ id, version: 2 });
  const list = async (q: string, page = 1) => {
    const { body } = await desk.call(
      `admin/media?${new URLSearchParams({ q, page: String(page) })}`,
    );
    return body.data.map((one: { id: string }) => one.id);
  };
  expect(await list("00%_jug")).toEqual([newer.id, id]);
  for (const word of ["100%_J", "QZX", "قظژغ"]) expect(await list(word)).toEqual([id]);
  expect(await list("0__j")).toEqual([]);
  expect((await list("", 2)).length).toBeGreaterThan(0);
  const missing = await desk.call(
    `admin/media?${new URLSearchParams({ q: "00%_jug", missing: "1" })}`,
  );
  expect(missing.body.data.map((one: { id: string }) => one.id)).toEqual([newer.id]);
});

it("says of a product's picture which product shows it, and its cards say what it shows", async () => {
  const desk = await librarianOf(backend());
  const [shown] = await query((q) =>
    q
      .select({ mediaId: productMedia.mediaId, code: products.code })
      .from(productMedia)
      .innerJoin(products, eq(products.id, productMedia.productId))
      .where(eq(products.status, "active"))
      .orderBy(productMedia.sort)
      .limit(1),
  );
  const { body } = await desk.call(`admin/media/${shown?.mediaId}?l=en`);
  expect(body.uses).toContainEqual(
    expect.objectContaining({ kind: "product", key: String(shown?.code) }),
  );
  const { id, version, name } = body.picture;
  const alt = { en: "Seen from the side", fa: "از پهلو" };
  expect((await desk.post(`admin/media/${id}`, { version, name, alt })).status).toBe(200);
  backend().clock.advance(60_000);
  const product = await backend().call(`home/products/${shown?.code}?l=fa`);
  expect(JSON.stringify(product.body)).toContain("از پهلو");
});

it("removes a picture that nothing shows, with its original and what was drawn of it", async () => {
  const desk = await librarianOf(backend());
  const bytes = await drawNew();
  const { id } = (await desk.add(bytes)).body;
  const { picture } = (await desk.call(`admin/media/${id}`)).body;
  const address = picture.url.replace("/api/", "");
  expect((await backend().call(address)).status).toBe(200);
  const removed = await desk.post(`admin/media/${id}/remove`, { version: picture.version });
  expect(removed.status).toBe(200);
  expect((await desk.call(`admin/media/${id}`)).status).toBe(404);
  expect((await backend().call(address)).status).toBe(404);
  expect((await desk.add(bytes)).body.is_new).toBe(true);
});

it("a text that gives a picture no words says its alternative text, in posts that were written before it, too", async () => {
  const desk = await librarianOf(backend());
  const { id, url, version, name } = await desk.addNew();
  const [topic] = (await backend().call("home/categories?l=en")).body;
  const words = { slug: "", excerpt: "", seo_title: "", seo_description: "" };
  const written = await desk.post("admin/posts", {
    ...{ topic: topic.gen, cover: url, comment_policy: "open", pinned: false },
    ...{ tags: [], products: [] },
    texts: {
      en: { ...words, title: "About a jug", source: `![](${url}) and ![My jug](${url})` },
      fa: { ...words, title: "از کوزه", source: `![](${url})` },
    },
  });
  const move = { version: written.body.version, to: "publish", at: null };
  await desk.post(`admin/posts/${written.body.id}/state`, move);
  const alt = { en: 'The "tall" jug', fa: "کوزهٔ بلند" };
  expect((await desk.post(`admin/media/${id}`, { version, name, alt })).status).toBe(200);
  const read = async (lang: string) =>
    JSON.stringify((await backend().call(`home/blogs/${written.body.id}?l=${lang}`)).body);
  expect(await read("en")).toContain("The &quot;tall&quot; jug");
  expect(await read("en")).toContain("My jug");
  expect(await read("fa")).toContain("کوزهٔ بلند");
  const preview = await desk.post("admin/rich-text", { source: `![](${url})`, lang: "fa" });
  expect(preview.body.html).toContain("کوزهٔ بلند");
  const byAddress = await desk.call(`admin/media?${new URLSearchParams({ q: url })}`);
  expect(byAddress.body.data.map((one: { id: string }) => one.id)).toEqual([id]);
});

it("makes a part of a picture one of its own, with its words; the whole one stays", async () => {
  const desk = await librarianOf(backend());
  const { id } = (await desk.add(await drawPng({ width: 90, height: 61 }), "Wide.png")).body;
  const alt = { en: "A wide one", fa: "پهن" };
  await desk.post(`admin/media/${id}`, { version: 1, name: "Wide", alt });
  const crop = (body: object) => desk.post(`admin/media/${id}/crop`, body);
  const first = await crop({ ratio: "1:1", place: "start" });
  expect([first.status, first.body.is_new]).toEqual([200, true]);
  const { picture } = (await desk.call(`admin/media/${first.body.id}`)).body;
  expect(picture).toMatchObject({ name: "Wide", alt, width: 61, height: 61, version: 1 });
  // The corner of another colour is at the start alone.
  const middle = await crop({ ratio: "1:1" });
  expect(middle.body.id).not.toBe(first.body.id);
  expect((await crop({ ratio: "1:1", place: "start" })).body).toEqual({
    id: first.body.id,
    is_new: false,
  });
  const chosen = await crop({ ratio: "3:2", part: { x: 3, y: 5, width: 30 } });
  const part = (await desk.call(`admin/media/${chosen.body.id}`)).body.picture;
  expect([part.width, part.height]).toEqual([30, 20]);
  expect((await desk.call(`admin/media/${id}`)).body.picture).toMatchObject({
    width: 90,
    version: 2,
  });
});
