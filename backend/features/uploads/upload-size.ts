import { maxUploadBytes } from "../../contract/upload";
import type { Context } from "../../http/app";
import { tooLarge } from "./receive-file";

/** What surrounds a file in a multipart body. */
const envelopeBytes = 64 * 1024;

/** Throws `upload.too_large` for a body that says itself that it is larger than one picture may be. */
export function requireUploadSize(c: Context): void {
  const announced = Number(c.req.header("Content-Length") ?? 0);
  if (announced > maxUploadBytes + envelopeBytes) throw tooLarge(maxUploadBytes);
}
