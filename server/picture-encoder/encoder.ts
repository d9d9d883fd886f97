/**
 * A program of its own: decodes the pictures that the shop's process hands it, one after the other, until
 * that lets go of it. The signals that a terminal or a service manager sends to all processes are the
 * shop's to follow, which finishes what runs first.
 */
import { encodePicture } from "#backend/features/uploads/encode-picture";
import type { PictureTask } from "#backend/ports/picture-encoder";

process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit(0));
process.on("message", async (task: PictureTask) => {
  process.send?.(await encodePicture(task));
});
