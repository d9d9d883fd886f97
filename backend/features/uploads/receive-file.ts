import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import busboy from "busboy";
import { ApiError } from "../../http/errors";

export interface ReceivedFile {
  /** Where it lies until it is dropped. */
  path: string;
  /** As the sender calls it: words, never a path. */
  name: string;
}

/** Beside the file a body may hold little: the field's head, and no other fields worth speaking of. */
const limits = { files: 1, fields: 4, fieldSize: 1024, parts: 6, headerPairs: 20 };

const longestName = 120;

/**
 * The file of the field `file` of a multipart body (R-FILE-03), written to the disk as it comes, so that
 * memory doesn't depend on what is sent. Throws `upload.missing`, and `upload.too_large` as soon as the
 * limit is passed. `use` gets the file, which is gone afterwards.
 */
export async function receiveFile<T>(
  request: Request,
  maxBytes: number,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-upload-"));
  try {
    return await use(await writeFile(request, maxBytes, join(folder, "file")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeFile(request: Request, maxBytes: number, path: string) {
  const parser = openParser(request, maxBytes);
  const body = request.body;
  if (!parser || !body) throw missing();
  const received: { name?: string; writing?: Promise<void> } = {};
  parser.on("file", (field, stream, { filename }) => {
    // With a body that breaks off its file does, and an error that nobody hears ends the process.
    stream.on("error", () => {});
    if (field !== "file" || !filename) return stream.resume();
    received.name = filename;
    stream.on("limit", () => {
      // Not at once: the parser is in the middle of a chunk.
      process.nextTick(() => parser.destroy(tooLarge(maxBytes)));
    });
    received.writing = pipeline(stream, createWriteStream(path));
    received.writing.catch((error: Error) => parser.destroy(error));
  });
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), parser);
    await received.writing;
  } catch (error) {
    await received.writing?.catch(() => {});
    throw error instanceof ApiError || isOfTheDisk(error) ? error : broken();
  }
  if (received.name === undefined) throw missing();
  return { path, name: tidyName(received.name) };
}

/** A disk that is full or away is not the sender's mistake: the log has to tell of it. */
function isOfTheDisk(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|ENOENT|EMFILE|ENFILE)$/.test(code);
}

function openParser(request: Request, maxBytes: number) {
  try {
    const headers = { "content-type": request.headers.get("Content-Type") ?? "" };
    return busboy({
      headers,
      defParamCharset: "utf8",
      // The parser stops at its limit, not behind it.
      limits: { ...limits, fileSize: maxBytes + 1 },
    });
  } catch {
    return null;
  }
}

/** What a body is answered that is larger than a file may be. */
export const tooLarge = (maxBytes: number) =>
  new ApiError("upload.too_large", {
    errors: { file: ["upload.too_large"] },
    params: { max: maxBytes / 1024 / 1024 },
  });
const missing = () => new ApiError("upload.missing", { errors: { file: ["upload.missing"] } });
const broken = () => new ApiError("upload.broken", { errors: { file: ["upload.broken"] } });

/** Without signs that steer, and no longer than is worth showing. */
function tidyName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "").trim();
  return [...plain].slice(0, longestName).join("") || "file";
}
