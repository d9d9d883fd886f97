import { once } from "node:events";
import { expect, it } from "vitest";
import { encodePicture } from "#backend/features/uploads/encode-picture";
import { drawPhonePhoto, drawPng, promisePng } from "../../tests/support/pictures";
import { openEncoder, taskOf } from "./open-encoder.fixture";

it("answers what the same process would: pictures and refusals", async () => {
  const { encoder, started } = openEncoder();
  const box = { x: 1, y: 2, width: 20, height: 10 };
  for (const task of [
    await taskOf(await drawPhonePhoto()),
    await taskOf(await drawPng(), [1, 1]),
    await taskOf(promisePng(50_000, 50_000)),
    await taskOf(promisePng(16, 16)),
    await taskOf(await drawPng({ width: 3, height: 3 }), [16, 9]),
    { kind: "cut", stored: await drawPng(), box } as const,
  ]) {
    expect(await encoder.encode(task)).toEqual(await encodePicture(task));
  }
  expect(started()).toBe(1);
});

it("starts nothing before the first picture, ends when there are none, and starts anew", async () => {
  const { encoder, newest, started } = openEncoder({ idleMs: 1 });
  expect(started()).toBe(0);
  const task = await taskOf(await drawPng());
  expect(await encoder.encode(task)).toMatchObject({ width: 60 });
  await once(newest(), "exit");
  expect(await encoder.encode(task)).toMatchObject({ width: 60 });
  expect(started()).toBe(2);
});

it("is ended with the shop, and does not answer the signals that go to all processes", async () => {
  const { encoder, newest } = openEncoder();
  const task = await taskOf(await drawPng());
  await encoder.encode(task);
  newest().kill("SIGINT");
  newest().kill("SIGTERM");
  expect(await encoder.encode(task)).toMatchObject({ width: 60 });
  const ended = once(newest(), "exit");
  encoder.close();
  expect(await ended).toEqual([null, "SIGKILL"]);
});

it("ends by itself when the shop's process is gone", async () => {
  const { encoder, newest } = openEncoder();
  await encoder.encode(await taskOf(await drawPng()));
  const ended = once(newest(), "exit");
  newest().disconnect();
  expect(await ended).toEqual([0, null]);
});
