import { createHash } from "node:crypto";
import type { EncodedPicture } from "../../ports/picture-encoder";
import { pictureFile } from "./picture-file";
import { tintOf } from "./tint-of";

/** The row of a stored picture: the same bytes are the same picture, whoever hands them in. */
export async function describePicture({ bytes, width, height }: EncodedPicture) {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const source = { kind: "stored" as const, path: `${hash}.webp` };
  const tint = await tintOf(bytes);
  return {
    ...{ file: pictureFile(source), source, width, height, tint },
    bytes: bytes.length,
    alt: {},
  };
}
