import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { media } from "../../db/tables/media";
import { productMedia } from "../../db/tables/products";
import { variants } from "../../db/tables/variants";
import { encodeHere } from "../uploads/encode-in-turn";
import { addPicture } from "./add-picture";
import { readPictureAsk } from "./ask-picture";
import { grounds } from "./grounds";

const backend = provideTestBackend();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-photos-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A photo of one colour, lying on its side as a phone writes it. */
async function photo(name: string, background: string, width = 2400): Promise<string> {
  const path = join(folder, name);
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background } });
  await writeFile(path, await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  return path;
}

function add(path: string, sku: string | null) {
  const { database, storage } = backend().backend.services;
  return addPicture({ database, storage, encodePicture: encodeHere }, { path, sku });
}

async function someVariant() {
  const [variant] = await backend().shop.database.run((q) =>
    q.select({ sku: variants.sku, productId: variants.productId }).from(variants).limit(1),
  );
  if (!variant) throw new Error("The demo shop has no variant.");
  return variant;
}

function filesOf(productId: string) {
  return backend().shop.database.run((q) =>
    q
      .select({ file: media.file })
      .from(productMedia)
      .innerJoin(media, eq(media.id, productMedia.mediaId))
      .where(eq(productMedia.productId, productId))
      .orderBy(asc(productMedia.sort)),
  );
}

it("is drawn in the small form by the shop's own jobs, before somebody asks", async () => {
  const file = await add(await photo("d.jpg", "#306030", 120), null);
  const { jobs, services } = backend().backend;
  await jobs.find(({ name }) => name === "new-pictures")?.run();
  const shown = await services.pictures.find(readPictureAsk(file, "360", undefined), true);
  expect(shown.format).toBe("avif");
});

it("shows an upright, measured and tinted photo with its product, after those that it has", async () => {
  const { sku, productId } = await someVariant();
  const before = await filesOf(productId);
  const file = await add(await photo("a.jpg", "#2f7fa8"), sku);
  expect(await filesOf(productId)).toEqual([...before, { file }]);
  const [row] = await backend().shop.database.run((q) =>
    q.select().from(media).where(eq(media.file, file)),
  );
  expect(row).toMatchObject({ width: 1000, height: 2000 });
  expect(grounds[row?.tint ?? -1]).toBe("#dcebf2");
  const drawn = await backend().backend.services.pictures.find(
    readPictureAsk(file, "300", undefined),
    false,
  );
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 300, height: 600 });
});

it("keeps a photo that comes again as one picture, shown once", async () => {
  const { sku, productId } = await someVariant();
  const path = await photo("b.jpg", "#a03020");
  const first = await add(path, sku);
  const count = (await filesOf(productId)).length;
  expect(await add(path, sku)).toBe(first);
  expect(await filesOf(productId)).toHaveLength(count);
});

it.each([
  ["a text", "not a picture at all", null, "not_a_picture"],
  ["a cut photo", "\u00ff\u00d8\u00ff\u00e0 and nothing more", null, "upload.broken"],
  ["an unknown SKU", null, "NO-SUCH", "unknown_sku"],
])("refuses %s", async (_, text, sku, code) => {
  const path = text === null ? await photo("c.jpg", "#888888") : join(folder, "bad.jpg");
  if (text !== null) await writeFile(path, Buffer.from(text, "latin1"));
  await expect(add(path, sku)).rejects.toMatchObject({ code });
});
