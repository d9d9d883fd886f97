import { createHash } from "node:crypto";
import type { PictureSource } from "../../db/tables/media";

/** Raised when composed pictures are drawn in another way, so that their addresses change with them. */
const drawing = 2;

/** The name under which a picture is served: a hash of all that decides its pixels. */
export function pictureFile(source: PictureSource): string {
  return createHash("sha256")
    .update(JSON.stringify([drawing, source]))
    .digest("hex")
    .slice(0, 20);
}
