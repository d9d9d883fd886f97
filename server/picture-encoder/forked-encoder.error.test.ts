import { expect, it } from "vitest";
import { drawPng } from "../../tests/support/pictures";
import { openEncoder, taskOf } from "./open-encoder.fixture";

it("refuses a picture whose process is killed in the middle, and takes the next", async () => {
  const { encoder, newest, started, warnings } = openEncoder();
  const small = await taskOf(await drawPng());
  const large = await taskOf(await drawPng({ width: 2000, height: 2000 }));
  await encoder.encode(small);
  const underWay = encoder.encode(large);
  newest().kill("SIGKILL");
  expect(await underWay).toEqual({ refused: "upload.broken" });
  expect(warnings).toEqual([{ code: null, signal: "SIGKILL" }]);
  expect(await encoder.encode(small)).toMatchObject({ width: 60, height: 40 });
  expect(started()).toBe(2);
});

it("refuses a picture that takes too long, and ends its process", async () => {
  const { encoder, newest } = openEncoder({ pictureMs: 1 });
  const task = await taskOf(await drawPng());
  expect(await encoder.encode(task)).toEqual({ refused: "upload.broken" });
  expect(newest().signalCode).toBe("SIGKILL");
});
