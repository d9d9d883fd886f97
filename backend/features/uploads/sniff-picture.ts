import { open } from "node:fs/promises";
import { ApiError } from "../../http/errors";

/** The first bytes of each kind of picture that the shop takes; SVG is none of them (R-FILE-07). */
const kinds: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  (head) => /^GIF8[79]a/.test(head.toString("latin1")),
  (head) => /^RIFF.{4}WEBP/s.test(head.toString("latin1")),
  (head) => /^.{4}ftypavi[fs]/s.test(head.toString("latin1")),
];

/** Whether a file begins like a picture, whatever its name says: only then a decoder sees it. */
export async function beginsLikePicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead);
    return kinds.some((matches) => matches(head));
  } finally {
    await file.close();
  }
}

/** Throws `upload.not_a_picture` for a file that doesn't begin like one. */
export async function requirePicture(path: string): Promise<void> {
  if (await beginsLikePicture(path)) return;
  throw new ApiError("upload.not_a_picture", { errors: { file: ["upload.not_a_picture"] } });
}
