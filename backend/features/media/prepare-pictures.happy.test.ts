import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestClock } from "../../../tests/support/backend";
import { provideTestDatabase } from "../../../tests/support/database";
import { drawPng } from "../../../tests/support/pictures";
import { pictureWidths } from "../../contract/catalog";
import { media } from "../../db/tables/media";
import { createLocalStorage } from "../../ports/storage/local-storage";
import { encodeHere } from "../uploads/encode-in-turn";
import { addPicture } from "./add-picture";
import { originalName } from "./original-name";
import { PictureStore } from "./picture-store";
import { preparePictures } from "./prepare-pictures";

const shop = provideTestDatabase("demo");
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-new-pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A shop's pictures in a folder of their own, its job, and what it warns of. */
async function openPictures() {
  const { database } = shop();
  const place = await mkdtemp(join(folder, "shop-"));
  const storage = createLocalStorage(join(place, "uploads"));
  const warnings: object[] = [];
  const log = { info: () => {}, warn: (said: object) => warnings.push(said), error: () => {} };
  const pictures = new PictureStore({ database, folder: place, storage, log });
  const clock = new TestClock();
  clock.time = Date.now();
  const job = preparePictures({ database, pictures, clock });
  const add = async (width: number) => {
    const path = join(place, `${width}.png`);
    await writeFile(path, await drawPng({ width, height: 40 }));
    return addPicture({ database, storage, encodePicture: encodeHere }, { path, sku: null });
  };
  const drawn = (file: string, width: number) =>
    stat(join(place, file.slice(0, 2), `${file}-${width}.avif`)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  return { pictures, job, clock, add, drawn, storage, warnings };
}

it("a photo that was added is there as AVIF in every width before somebody asks", async () => {
  const { pictures, job, add, drawn, warnings } = await openPictures();
  const file = await add(80);
  await job.run();
  for (const width of pictureWidths) {
    expect(await drawn(file, width)).not.toBeNull();
    expect((await pictures.find({ file, width, lite: false }, true)).format).toBe("avif");
  }
  expect(warnings).toEqual([]);
  await pictures.close();
});

it("what the shop draws by itself waits until somebody asks", async () => {
  const { pictures, job, drawn } = await openPictures();
  await job.run();
  const composed = await shop().database.run((q) => q.select({ file: media.file }).from(media));
  expect(composed.length).toBeGreaterThan(100);
  const made = await Promise.all(composed.map(({ file }) => drawn(file, 360)));
  expect(made.filter(Boolean)).toEqual([]);
  await pictures.close();
});

it("what is there is not drawn again, and later photos are found", async () => {
  const { pictures, job, add, drawn } = await openPictures();
  const first = await add(81);
  await job.run();
  const before = await drawn(first, 360);
  const second = await add(82);
  await job.run();
  expect(await drawn(first, 360)).toBe(before);
  expect(await drawn(second, 1200)).not.toBeNull();
  await pictures.close();
});

it("a photo that has gone from the storage is said in the log once a round, and no more after some; the next one is drawn", async () => {
  const { pictures, job, clock, add, drawn, storage, warnings } = await openPictures();
  const gone = await add(83);
  const [row] = await shop().database.run((q) =>
    q.select({ source: media.source }).from(media).where(eq(media.file, gone)),
  );
  if (row?.source.kind !== "stored") throw new Error("It is no photo.");
  await storage.delete(originalName(row.source.path));
  const next = await add(84);
  await job.run();
  expect(await drawn(next, 360)).not.toBeNull();
  const ofIt = () => warnings.filter((said) => "file" in said && said.file === gone);
  expect(ofIt()).toHaveLength(1);
  clock.advance(10 * 60_000);
  await job.run();
  expect(ofIt()).toHaveLength(2);
  await job.run();
  expect(ofIt()).toHaveLength(2);
  await pictures.close();
});

it("a round that is still drawing is not joined by the next one", async () => {
  const { pictures, job, add, drawn } = await openPictures();
  const file = await add(85);
  const first = job.run();
  await job.run();
  expect(await drawn(file, 1200)).toBeNull();
  await first;
  expect(await drawn(file, 1200)).not.toBeNull();
  await pictures.close();
});
