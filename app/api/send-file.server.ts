import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { ZodType } from "zod";
import type { ApiClient } from "./client/api-client.server";

/** A file on its way from a browser; its bytes are held nowhere. */
export interface PassingFile {
  name: string;
  stream: Readable;
}

export interface FileBounds {
  maxBytes: number;
  /** What is kept is the middle in this ratio. */
  ratio?: string;
}

/** Thrown into a body that turned out larger than its form allows. */
export class FileTooLarge extends Error {
  override name = "FileTooLarge";
}

/** Posts one file as it comes, as the part `file` of a multipart body (R-FILE-03). Throws `FileTooLarge`. */
export async function sendFile<T>(
  api: ApiClient,
  { path, schema }: { path: string; schema: ZodType<T> },
  file: PassingFile,
  { maxBytes, ratio }: FileBounds,
): Promise<T> {
  const boundary = `picture-${randomUUID()}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const body = Readable.from(multipartOf(file, boundary, maxBytes));
  let failure: unknown;
  body.once("error", (error) => {
    failure = error;
  });
  try {
    const stream = Readable.toWeb(body) as ReadableStream<Uint8Array>;
    return await api.stream(path, schema, { type, stream }, { ratio });
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
