import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import { type CropAsk, uploadAnswer, uploadMeta } from "#backend/contract/upload";
import type { ApiClient } from "./client/api-client.server";

/** A file on its way from a browser; its bytes are held nowhere. */
export interface PassingFile {
  name: string;
  stream: Readable;
}

/** Thrown into a body that turned out larger than its form allows. */
export class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

/** POST upload: hands one file on as it comes, as the part `file` (R-FILE-03). A visitor's first one brings a token. */
export async function uploadPicture(
  api: ApiClient,
  file: PassingFile,
  { maxBytes, ratio }: { maxBytes: number; ratio?: string },
) {
  const boundary = `picture-${randomUUID()}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const body = Readable.from(multipartOf(file, boundary, maxBytes));
  let failure: unknown;
  body.once("error", (error) => {
    failure = error;
  });
  try {
    const stream = Readable.toWeb(body) as ReadableStream<Uint8Array>;
    const answer = await api.stream("upload", uploadAnswer, { type, stream }, { ratio });
    api.setGuest("upload", answer.guest);
    return answer.meta;
  } catch (error) {
    // A body that was broken off here is a damaged one to the backend.
    throw failure instanceof FileTooLarge ? failure : error;
  }
}

async function* multipartOf({ name, stream }: PassingFile, boundary: string, maxBytes: number) {
  const filename = name.replace(/[\r\n\0]/g, " ").replaceAll('"', "%22");
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n` +
      "Content-Type: application/octet-stream\r\n\r\n",
  );
  let bytes = 0;
  // Whoever reads the form drains what is left of a file: it must not be destroyed under the parser.
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new FileTooLarge();
    yield chunk;
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

const uploadList = z.object({ data: z.array(uploadMeta) });

/** GET upload: what is still there of the links, in their order. */
export async function readUploads(api: ApiClient, links: readonly string[]) {
  if (links.length === 0) return [];
  return (await api.get("upload", uploadList, { links: links.join(",") })).data;
}

/** POST upload/{file}/crop: a part of a picture, as a new one (R-CROP-01). */
export async function cropUpload(api: ApiClient, file: string, ask: CropAsk) {
  const answer = await api.post(`upload/${encodeURIComponent(file)}/crop`, uploadAnswer, ask);
  api.setGuest("upload", answer.guest);
  return answer.meta;
}
