import { expect, it } from "vitest";
import type { EncodedPicture } from "../../ports/picture-encoder";
import { encodeInTurn } from "./encode-in-turn";

const task = { kind: "take", path: "nowhere", ratio: null } as const;
const picture: EncodedPicture = {
  bytes: Buffer.from("x"),
  type: "image/webp",
  width: 1,
  height: 1,
};

it("hands over one picture at a time, and turns away what is too much", async () => {
  let underWay = 0;
  let max = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const encode = encodeInTurn(async () => {
    underWay += 1;
    max = Math.max(max, underWay);
    await opened;
    underWay -= 1;
    return picture;
  });
  const taken = Array.from({ length: 65 }, () => encode(task));
  await expect(encode(task)).rejects.toMatchObject({
    status: 503,
    code: "error.unavailable",
    details: { retryAfterSeconds: 5 },
  });
  open();
  expect(await Promise.all(taken)).toHaveLength(65);
  expect(max).toBe(1);
});

it("says why there is no picture at the field, and the next one is taken", async () => {
  const answers = [{ refused: "upload.too_many_pixels", params: { max: 40 } } as const, picture];
  const encode = encodeInTurn(async () => answers.shift() ?? picture);
  await expect(encode(task)).rejects.toMatchObject({
    status: 400,
    code: "upload.too_many_pixels",
    details: { errors: { file: ["upload.too_many_pixels"] }, params: { max: 40 } },
  });
  expect(await encode(task)).toBe(picture);
});
