import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { ReadableStream as WebStream } from "node:stream/web";
import busboy, { type Busboy, type Limits } from "busboy";
import { isStorable } from "#backend/contract/storable-text";
import { maxBodyBytes } from "~/sitemap/body-limit";

/**
 * No form of the shop comes near these. What reads forms by their names is quadratic in repeated ones and
 * fills lists up to the index that a name carries.
 */
const maxFields = 500;
const maxNameLength = 100;
const longIndex = /\[\d{4,}/;

/** What conform's own scripts send beside a form; it trusts them, and no page of the shop uses them. */
const reservedNames = new Set(["__intent__", "__state__"]);

export interface FormReader {
  parser: Busboy;
  /**
   * Feeds the body to the parser. Throws 400 for what is no form, or none that a page of the shop could have
   * sent; 413 for more bytes than the address takes.
   */
  read(): Promise<FormData>;
}

/** Reads a form that holds no files; those that come with it are dropped. Errors like FormReader's. */
export async function readForm(request: Request): Promise<FormData> {
  return openFormReader(request, { files: 0 }).read();
}

/** A reader whose parser tells of files too; who wants them listens before reading. */
export function openFormReader(request: Request, { files = 0, ...more }: Limits): FormReader {
  // The last allowed field already counts as the limit in a form that is no multipart one.
  const limits = { fields: maxFields + 1, parts: maxFields + files + 1, files, ...more };
  const parser = openParser(request, limits);
  const form = new FormData();
  let fields = 0;
  let isBearable = true;
  parser.on("partsLimit", () => {
    isBearable = false;
  });
  parser.on("field", (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
    fields += 1;
    isBearable &&= fields <= maxFields && !nameTruncated && !valueTruncated;
    isBearable &&= isFieldBearable(name, value);
    if (isBearable) form.append(name ?? "", value);
  });
  return {
    parser,
    async read() {
      const isWhole = await feed(parser, request);
      if (!isWhole || !isBearable) throw new Response(null, { status: 400 });
      return form;
    },
  };
}

function openParser(request: Request, limits: Limits): Busboy {
  const headers = { "content-type": request.headers.get("Content-Type") ?? "" };
  try {
    return busboy({ headers, defParamCharset: "utf8", limits });
  } catch {
    throw new Response(null, { status: 400 });
  }
}

function isFieldBearable(name: string | undefined, value: string): boolean {
  if (name === undefined || name.length > maxNameLength || longIndex.test(name)) return false;
  return !reservedNames.has(name) && isStorable(name) && isStorable(value);
}

/**
 * Whether the parser took the whole body. What it doesn't take is read all the same and dropped: a body left
 * lying would end the connection before the answer is out.
 */
async function feed(parser: Busboy, { body, url }: Request): Promise<boolean> {
  const max = maxBodyBytes(new URL(url).pathname);
  let bytes = 0;
  let isWhole = true;
  const done = finished(parser).catch(() => {
    isWhole = false;
    parser.destroy();
  });
  try {
    for await (const chunk of (body ?? []) as WebStream<Uint8Array>) {
      bytes += chunk.length;
      if (!isWhole || bytes > max || parser.write(chunk)) continue;
      await Promise.race([done, once(parser, "drain").catch(() => {})]);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
  await done;
  if (bytes > max) throw new Response(null, { status: 413 });
  return isWhole;
}
