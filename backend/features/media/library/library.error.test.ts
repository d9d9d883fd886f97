import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { drawPng, promisePng, scriptedSvg } from "../../../../tests/support/pictures";
import { media } from "../../../db/tables/media";
import { orderItems } from "../../../db/tables/orders";
import { findVariants, setStock } from "../../cart/cart.fixture";
import { buy } from "../../orders/staff.fixture";
import { drawNew, librarianOf } from "./library.fixture";

const backend = provideTestBackend();
const countPictures = () => backend().shop.database.run((q) => q.$count(media));

it.each([
  ["a text", Buffer.from("hello"), 400, "upload.not_a_picture"],
  ["an SVG with scripts", scriptedSvg, 400, "upload.not_a_picture"],
  ["a picture's head alone", promisePng(3, 3).subarray(0, 16), 400, "upload.broken"],
  ["too many pixels", promisePng(50_000, 50_000), 400, "upload.too_many_pixels"],
  ["more than five megabytes", Buffer.alloc(5 * 1024 * 1024 + 1), 413, "upload.too_large"],
])("refuses %s, and keeps nothing of it", async (_, bytes, status, key) => {
  const desk = await librarianOf(backend());
  const before = await countPictures();
  const refused = await desk.add(bytes, "picture.png");
  expect([refused.status, refused.body.errors]).toEqual([status, { file: [key] }]);
  expect(await countPictures()).toBe(before);
});

it("refuses a body without a file", async () => {
  const desk = await librarianOf(backend());
  const { status, body } = await desk.post("admin/media", {});
  expect([status, body.msg]).toEqual([400, "upload.missing"]);
});

it("refuses a change and a removal of an older version, and finds no unknown picture", async () => {
  const desk = await librarianOf(backend());
  const { id } = await desk.addNew();
  const change = { version: 1, name: "Jug", alt: { en: "A jug", fa: "" } };
  expect((await desk.post(`admin/media/${id}`, change)).status).toBe(200);
  expect((await desk.post(`admin/media/${id}`, change)).body.msg).toBe("content.changed");
  const removed = await desk.post(`admin/media/${id}/remove`, { version: 1 });
  expect([removed.status, removed.body.msg]).toEqual([409, "content.changed"]);
  const unknown = "admin/media/00000000-0000-4000-8000-000000000000";
  expect((await desk.call(unknown)).status).toBe(404);
  expect((await desk.post(unknown, change)).status).toBe(404);
  expect((await desk.post(`${unknown}/remove`, { version: 1 })).status).toBe(404);
});

describe("a picture that something shows stays", () => {
  const texts = (url: string) => ({ en: `Look: ![a jug](${url})`, fa: "" });
  const titles = { en: "With a jug", fa: "با کوزه" };
  const shows = {
    page: (url: string) => [
      "admin/pages",
      {
        ...{ version: 0, slug: "with-a-jug", status: "draft", template: "plain", show_in: "none" },
        ...{ title: titles, excerpt: { en: "", fa: "" }, body: texts(url) },
      },
    ],
    faq: (url: string) => [
      "admin/faqs",
      {
        ...{ version: 0, slug: "which-jug", group: "other", sort: 0, active: true },
        ...{ question: titles, answer: texts(url), product: null },
      },
    ],
    law: (url: string) => [
      "admin/law",
      {
        ...{ version: 0, kind: "returns", law_version: "jug-1", publish: false },
        ...{ effective_at: "2027-01-01T00:00:00Z", body: texts(url), changes: { en: "", fa: "" } },
      },
    ],
    home_block: (url: string) => [
      "admin/home-blocks",
      { version: 0, kind: "text", shown: false, settings: { body: texts(url) } },
    ],
  } satisfies Record<string, (url: string) => [string, object]>;

  it.each(Object.entries(shows))("in a %s", async (kind, make) => {
    const desk = await librarianOf(backend());
    const { id, url } = await desk.addNew();
    const [path, fields] = make(url);
    expect((await desk.post(String(path), fields)).status).toBe(200);
    await expectKept(desk, id, kind);
  });

  it("in a banner of the home page", async () => {
    const desk = await librarianOf(backend());
    const { id, url } = await desk.addNew();
    const words = { title: titles, text: { en: "", fa: "" }, link: "/home/law" };
    const banner = { kind: "banner", shown: true, settings: { ...words, picture: url } };
    expect((await desk.post("admin/home-blocks", { version: 0, ...banner })).status).toBe(200);
    await expectKept(desk, id, "home_block");
  });

  it.each(["cover", "text"] as const)("in a post, as its %s", async (where) => {
    const desk = await librarianOf(backend());
    const { id, url } = await desk.addNew();
    const [topic] = (await backend().call("home/categories?l=en")).body;
    const words = { slug: "", excerpt: "", seo_title: "", seo_description: "" };
    const source = where === "text" ? texts(`${url}?w=600`).en : "Words";
    const { status } = await desk.post("admin/posts", {
      ...{ topic: topic.gen, comment_policy: "open", pinned: false, tags: [], products: [] },
      cover: where === "cover" ? url : null,
      texts: { en: { ...words, title: "About a jug", source } },
    });
    expect(status).toBe(200);
    await expectKept(desk, id, "post");
  });

  it("in an order that was placed with it", async () => {
    const desk = await librarianOf(backend());
    const { id, url } = await desk.addNew();
    const [variant = ""] = await findVariants(backend(), 1);
    await setStock(backend(), variant, { stock: 5, reserved: 0 });
    const { id: order } = await buy(backend(), [[variant, 1]]);
    const image = JSON.stringify({ url, width: 1, height: 1, alt: "", tint: 0 });
    await backend().shop.database.run((q) =>
      q.execute(sql`update ${orderItems} set image = ${image}::jsonb where order_id = ${order}`),
    );
    await expectKept(desk, id, "order");
  });

  async function expectKept(
    desk: Awaited<ReturnType<typeof librarianOf>>,
    id: string,
    kind: string,
  ): Promise<void> {
    const removed = await desk.post(`admin/media/${id}/remove`, { version: 1 });
    expect([removed.status, removed.body.msg]).toEqual([409, "library.in_use"]);
    const { picture, uses } = (await desk.call(`admin/media/${id}`)).body;
    expect(uses.map((use: { kind: string }) => use.kind)).toEqual([kind]);
    expect((await backend().call(picture.url.replace("/api/", ""))).status).toBe(200);
  }
});

it("keeps the row where the file can't be written", async () => {
  const desk = await librarianOf(backend());
  const before = await countPictures();
  const { storage } = backend().backend.services;
  const put = storage.put;
  storage.put = () => Promise.reject(new Error("The disk is full."));
  const failed = await desk.add(await drawNew());
  storage.put = put;
  expect(failed.status).toBe(500);
  expect(await countPictures()).toBe(before);
  backend().errors.length = 0;
});

describe("a part that can't be cut", () => {
  it.each([
    [{ ratio: "1:1", part: { x: 5000, y: 0, width: 10 } }, "upload.outside"],
    [{ ratio: "1:1", part: { x: 0, y: 0, width: 5000 } }, "upload.outside"],
    [{ ratio: "16:9" }, "upload.too_small"],
  ])("%j is refused, and nothing is kept", async (crop, key) => {
    const desk = await librarianOf(backend());
    const small = await desk.add(await drawPng({ width: 12 + key.length, height: 7 }));
    const before = await countPictures();
    const { status, body } = await desk.post(`admin/media/${small.body.id}/crop`, crop);
    expect([status, body.errors]).toEqual([400, { ratio: [key] }]);
    expect(await countPictures()).toBe(before);
  });

  it.each([
    { ratio: "7:1" },
    { ratio: "1:1", part: { x: -1, y: 0, width: 5 } },
    { ratio: "1:1", place: "left" },
    {},
  ])("%j is no part", async (crop) => {
    const desk = await librarianOf(backend());
    const { id } = await desk.addNew();
    expect((await desk.post(`admin/media/${id}/crop`, crop)).status).toBe(400);
  });

  it("out of a picture that the shop draws, or that there is not", async () => {
    const desk = await librarianOf(backend());
    const { data } = (await desk.call("admin/media?page=2")).body;
    const drawn = data.find((one: { can_crop: boolean }) => !one.can_crop);
    const crop = { ratio: "1:1" };
    expect((await desk.post(`admin/media/${drawn.id}/crop`, crop)).status).toBe(400);
    const unknown = "admin/media/00000000-0000-4000-8000-000000000000/crop";
    expect((await desk.post(unknown, crop)).status).toBe(404);
  });
});
