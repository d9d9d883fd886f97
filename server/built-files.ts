import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type Encoding, encodingOf } from "./page-cache/encoding";
import { sendPlainResponse } from "./plain-response";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

interface BuiltFile {
  body: Buffer;
  etag: string;
}

/** Answers where a request is for a built file, and says whether it is. */
export type ServeBuiltFile = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * The built files of the storefront. Those whose name carries their content's hash are immutable: each is read once and then
 * answered from memory, some 6 MB in all. The build compressed them once, as small as they get, so that no request has to.
 */
export function builtFiles(folder: string): ServeBuiltFile {
  const paths = pathsBelow(folder);
  const files = new Map<string, Promise<BuiltFile>>();

  function read(path: string): Promise<BuiltFile> {
    if (!isImmutable(path)) return readBuilt(join(folder, path));
    const known = files.get(path) ?? readBuilt(join(folder, path));
    files.set(path, known);
    return known;
  }

  return (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") return false;
    const path = req.url?.split("?", 1)[0] ?? "";
    if (!paths.has(path)) return false;
    const wanted = encodingOf(String(req.headers["accept-encoding"] ?? ""));
    const encoding = paths.has(path + suffixes[wanted]) ? wanted : "identity";
    const headers = {
      "Cache-Control": cacheControlOf(path),
      "Content-Type": getMimeType(path) ?? "application/octet-stream",
      ...(paths.has(`${path}.br`) && { Vary: "Accept-Encoding" }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    read(path + suffixes[encoding]).then(
      (file) => send(req, res, file, headers),
      () => sendPlainResponse(res, 404),
    );
    return true;
  };
}

async function readBuilt(file: string): Promise<BuiltFile> {
  const body = await readFile(file);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { body, etag }: BuiltFile,
  headers: OutgoingHttpHeaders,
): void {
  const isKnown = req.headers["if-none-match"]?.includes(etag);
  if (isKnown) return void res.writeHead(304, { ...headers, ETag: etag }).end();
  res.writeHead(200, { ...headers, ETag: etag, "Content-Length": body.length });
  res.end(req.method === "HEAD" ? undefined : body);
}

function pathsBelow(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      .map((file) => file.replaceAll("\\", "/"))
      .filter((path) => !path.includes("/.")),
  );
}

function cacheControlOf(path: string): string {
  if (isImmutable(path)) return "public, max-age=31536000, immutable";
  // A day for drawings (R-SVG-01, R-CONST-11).
  if (/\.svg(\.br|\.gz)?$/.test(path)) return "public, max-age=86400";
  return path.endsWith("sw.js") ? "no-cache" : "public, max-age=3600";
}

const isImmutable = (path: string) => /^\/(assets|fonts)\//.test(path);
