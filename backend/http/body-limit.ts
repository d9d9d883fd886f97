import type { MiddlewareHandler } from "hono";
import { maxCsvBody } from "../contract/csv";
import type { AppEnv } from "./app";
import { ApiError } from "./errors";

/** Bytes of a body at most. */
const maxBody = 64 * 1024;

/** The same of the staff's calls, which take a long text in several languages. */
const maxStaffBody = 512 * 1024;

function limitOf(path: string): number {
  if (/^\/api\/admin\/.*\/csv$/.test(path)) return maxCsvBody;
  return path.startsWith("/api/admin/") ? maxStaffBody : maxBody;
}

/**
 * Refuses bodies that are too large (413): by the length that is announced, else by the bytes that come.
 * Not hono's own: where no length is announced it copies the request in a way that those of
 * @hono/node-server don't bear, be the body empty or not.
 */
export const limitBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { raw } = c.req;
  const limit = limitOf(c.req.path);
  const announced = raw.headers.get("Content-Length");
  if (announced !== null && !raw.headers.has("Transfer-Encoding")) {
    if (Number(announced) > limit) throw new ApiError("error.too_large");
    return next();
  }
  if (raw.body === null) return next();
  const body = await readBounded(raw.body, limit);
  const { url, method, signal } = raw;
  c.req.raw = new Request(url, { method, headers: new Headers(raw.headers), signal, body });
  return next();
};

async function readBounded(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length;
    if (bytes > limit) throw new ApiError("error.too_large");
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}
