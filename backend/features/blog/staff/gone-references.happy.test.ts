import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { media, type PictureSource } from "../../../db/tables/media";
import { products } from "../../../db/tables/products";

import { pictureAddress } from "../../media/address";
import type { Caller } from "../../orders/staff.fixture";
import { postFields, sitDownToWrite } from "../blog.fixture";

const backend = provideTestBackend();
let writer: Caller;

beforeAll(async () => {
  writer = await sitDownToWrite(backend());
});

/** Two products that shoppers see, by their numbers. */
async function twoProducts(): Promise<[number, number]> {
  const rows = await backend().shop.database.run((q) =>
    q.select({ code: products.code }).from(products).where(eq(products.status, "active")).limit(2),
  );
  const [one, two] = rows.map(({ code }) => code);
  if (one === undefined || two === undefined) throw new Error("The demo has products");
  return [one, two];
}

const setStatus = (codes: number[], status: "active" | "archived") =>
  backend().shop.database.run((q) =>
    q.update(products).set({ status }).where(inArray(products.code, codes)),
  );

/** A picture in the library, by the name of its file. */
async function picture(): Promise<string> {
  const file = randomBytes(10).toString("hex");
  const source: PictureSource = { kind: "composed", view: "alone", objects: [], ground: 0 };
  await backend().shop.database.run((q) =>
    q.insert(media).values({ ...{ file, source, alt: {} }, ...{ width: 10, height: 10, tint: 0 } }),
  );
  return file;
}

async function write(over: object): Promise<number> {
  return (await writer.post("admin/posts", postFields(over))).body.id;
}

const texts = { en: { title: "Tea in a bowl", source: "Fresh water." } };

it("a post keeps a product that was archived since, and takes no other that is", async () => {
  const [shown, archived] = await twoProducts();
  const id = await write({ products: [shown] });
  const other = await write({ products: [] });
  await setStatus([shown, archived], "archived");
  try {
    const save = (post: number, codes: number[]) =>
      writer.post(`admin/posts/${post}`, postFields({ version: 1, products: codes, texts }));
    const refused = { status: 400, body: { errors: { products: ["blog.no_such_product"] } } };
    expect(await save(id, [shown, archived])).toMatchObject(refused);
    expect(await save(other, [shown])).toMatchObject(refused);
    expect(await save(id, [shown])).toMatchObject({
      status: 200,
      body: {
        version: 2,
        fields: { products: [shown], texts: { en: { title: "Tea in a bowl" } } },
      },
    });
    const csv = `id,version,title_en\n${id},2,Tea in a cup`;
    const taken = await writer.post("admin/posts/csv", { csv });
    expect(taken.body).toEqual({ added: 0, changed: 1 });
    const { fields } = (await writer.get(`admin/posts/${id}`)).body;
    expect(fields).toMatchObject({ products: [shown], texts: { en: { title: "Tea in a cup" } } });
  } finally {
    await setStatus([shown, archived], "active");
  }
});

it("an earlier version comes back without the products and the cover that are gone", async () => {
  const [gone, there] = await twoProducts();
  const file = await picture();
  const cover = pictureAddress(file);
  const id = await write({ products: [gone, there], cover });
  await writer.post(`admin/posts/${id}`, postFields({ version: 1, texts }));
  await backend().shop.database.run((q) => q.delete(media).where(eq(media.file, file)));
  await setStatus([gone], "archived");
  try {
    const restored = await writer.post(`admin/posts/${id}/restore`, { version: 2, to: 1 });
    expect(restored).toMatchObject({
      status: 200,
      body: {
        version: 3,
        fields: { products: [there], cover: null, texts: { en: { title: "Tea in a pot" } } },
      },
    });
    const kept = (await writer.get(`admin/posts/${id}?version=3`)).body.fields;
    expect(kept).toMatchObject({ products: [there], cover: null });
  } finally {
    await setStatus([gone], "active");
  }
});

it("an earlier version's cover and products that are there come back", async () => {
  const [one, two] = await twoProducts();
  const file = await picture();
  const cover = pictureAddress(file);
  const id = await write({ products: [two, one], cover });
  await writer.post(`admin/posts/${id}`, postFields({ version: 1, texts }));
  const { body } = await writer.post(`admin/posts/${id}/restore`, { version: 2, to: 1 });
  expect(body.fields).toMatchObject({ products: [two, one], cover });
});
