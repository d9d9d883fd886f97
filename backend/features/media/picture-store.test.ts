import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { provideTestDatabase } from "../../../tests/support/database";
import { media } from "../../db/tables/media";
import { ApiError } from "../../http/errors";
import { createLocalStorage } from "../../ports/storage/local-storage";
import { readPictureAsk } from "./ask-picture";
import { PictureStore } from "./picture-store";
import { WorkQueue } from "./work-queue";

const shop = provideTestDatabase("demo");
const log = { info: () => {}, warn: () => {}, error: () => {} };
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const openStore = () =>
  new PictureStore({
    database: shop().database,
    folder,
    storage: createLocalStorage(folder),
    log,
  });

async function files(count: number): Promise<string[]> {
  const rows = await shop().database.run((q) =>
    q.select({ file: media.file }).from(media).limit(count),
  );
  return rows.map(({ file }) => file);
}

it("encodes AVIF afterwards, and serves it to those who take it", async () => {
  const store = openStore();
  const [file = ""] = await files(1);
  const ask = readPictureAsk(file, "300", undefined);
  expect((await store.find(ask, true)).format).toBe("webp");
  await store.settle();
  expect((await store.find(ask, true)).format).toBe("avif");
  expect((await store.find(ask, false)).format).toBe("webp");
  const kept = await readdir(join(folder, file.slice(0, 2)));
  expect(kept.sort()).toEqual([`${file}-300.avif`, `${file}-300.webp`]);
  await store.close();
});

it("never encodes a lite picture as AVIF", async () => {
  const store = openStore();
  const [file = ""] = await files(1);
  const ask = readPictureAsk(file, "200", "lite");
  await store.find(ask, true);
  await store.settle();
  expect((await store.find(ask, true)).format).toBe("webp");
  const kept = await readdir(join(folder, file.slice(0, 2)));
  expect(kept.filter((name) => name.includes("lite"))).toEqual([`${file}-200-lite.webp`]);
  await store.close();
});

it("refuses a flood instead of drawing without end", async () => {
  const store = openStore();
  const many = await files(400);
  const asked = many.map((file) => store.find(readPictureAsk(file, "300", "lite"), false));
  const all = Promise.allSettled(asked);
  // Of the flood itself: whoever waits as the store closes is refused as well.
  await new Promise((resolve) => {
    for (const picture of asked) picture.catch(resolve);
  });
  await store.close();
  for (const answer of await all) {
    if (answer.status === "fulfilled") continue;
    expect(answer.reason).toBeInstanceOf(ApiError);
    expect(answer.reason).toMatchObject({ status: 503, details: { retryAfterSeconds: 2 } });
  }
});

it("turns names away that nothing has, without a place in the queue for them", async () => {
  const store = openStore();
  const unknown = Array.from({ length: 300 }, () => randomBytes(10).toString("hex"));
  const [known = ""] = (await files(2)).slice(1);
  const find = (file: string) => store.find(readPictureAsk(file, "900", undefined), false);
  const flood = Promise.allSettled(unknown.map(find));
  const picture = find(known);
  const answers = await flood;
  expect((await picture).format).toBe("webp");
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: "rejected", reason: { status: 404 } });
  }
  await store.close();
});

it("asks the database once for a name that is asked for again and again", async () => {
  const { database } = shop();
  const run = vi.spyOn(database, "run");
  onTestFinished(() => run.mockRestore());
  const store = openStore();
  const ask = readPictureAsk("0123456789abcdef0123", "300", undefined);
  for (let n = 0; n < 3; n += 1) {
    await expect(store.find(ask, false)).rejects.toMatchObject({ status: 404 });
  }
  expect(run).toHaveBeenCalledTimes(1);
  await store.close();
});

it("a queue runs one piece of work at a time and forgets what waits when told", async () => {
  const queue = new WorkQueue(2);
  const order: number[] = [];
  const work = (n: number) => async () => {
    await Promise.resolve();
    order.push(n);
  };
  const first = queue.add(work(1));
  const second = queue.add(work(2));
  await Promise.all([first, second]);
  expect(order).toEqual([1, 2]);
  const running = queue.add(work(3));
  const waiting = queue.add(work(4));
  queue.refuseWaiting(new Error("closing"));
  await expect(waiting).rejects.toThrow("closing");
  await running;
  expect(order).toEqual([1, 2, 3]);
});
