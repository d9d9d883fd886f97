import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { media } from "../../../db/tables/media";
import { openStorage } from "../../../ports/storage/open-storage";
import { startS3 } from "../../../ports/storage/s3.fixture";
import type { Storage } from "../../../ports/storage/storage";
import { originalName } from "../original-name";
import { librarianOf } from "./library.fixture";

let folder = "";
let storage: Storage | undefined;
let close = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-bucket-"));
  const server = await startS3(folder);
  close = server.close;
  storage = await openStorage("nowhere", server.settings);
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

const backend = provideTestBackend(() => ({ ...(storage && { storage }) }));

it("a shop with a bucket keeps, shows, crops and removes pictures there", async () => {
  const desk = await librarianOf(backend());
  const { id, url } = await desk.addNew();
  const [row] = await backend().shop.database.run((q) =>
    q.select({ source: media.source }).from(media).where(eq(media.id, id)),
  );
  const name = originalName(row?.source.kind === "stored" ? row.source.path : "");
  const readBucket = () => storage?.get(name);
  expect(await readBucket()).toBeInstanceOf(Buffer);
  expect((await backend().call(`${url.replace("/api/", "")}?w=300`)).status).toBe(200);
  const part = await desk.post(`admin/media/${id}/crop`, { ratio: "1:1" });
  expect([part.status, part.body.is_new]).toEqual([200, true]);
  expect((await desk.post(`admin/media/${id}/remove`, { version: 1 })).status).toBe(200);
  expect(await readBucket()).toBeNull();
  const whole = await desk.call(`admin/media/${part.body.id}`);
  expect((await backend().call(whole.body.picture.url.replace("/api/", ""))).status).toBe(200);
});
