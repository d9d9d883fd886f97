import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { provideTestDatabase } from "../../../tests/support/database";
import { media } from "../../db/tables/media";
import { CallError } from "../../http/errors";
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

async function files(count: number): Promise<string[]> {
  const rows = await shop().database.run((q) =>
    q.select({ file: media.file }).from(media).limit(count),
  );
  return rows.map(({ file }) => file);
}

it("encodes AVIF afterwards, and serves it to those who take it", async () => {
  const store = new PictureStore({ database: shop().database, folder, log });
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

it("refuses a flood instead of drawing without end", async () => {
  const store = new PictureStore({ database: shop().database, folder, log });
  const many = await files(400);
  const answers = await Promise.allSettled(
    many.map((file) => store.find(readPictureAsk(file, "300", "lite"), false)),
  ).finally(() => store.close());
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    if (answer.status === "rejected") {
      expect(answer.reason).toBeInstanceOf(CallError);
      expect(answer.reason).toMatchObject({ status: 503, details: { retryAfterSeconds: 2 } });
    }
  }
}, 120_000);

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
