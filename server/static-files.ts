import { existsSync, readdirSync } from "node:fs";
import { extname } from "node:path";
import express, { type RequestHandler } from "express";
import { encodingOf } from "./page-cache/encoding";

const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/**
 * The built files of the storefront. Those whose name carries their content's hash are immutable; the
 * build compressed them once, as small as they get, so that no request has to.
 */
export function staticFiles(folder: string): RequestHandler {
  const compressed = new Set(compressedFiles(folder));
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders(res, path) {
      res.setHeader("Cache-Control", cacheControlOf(path));
    },
  });

  return (req, res, next) => {
    const encoding = encodingOf(String(req.headers["accept-encoding"] ?? ""));
    const file = req.path + suffixes[encoding];
    if (encoding !== "identity" && compressed.has(file)) {
      res.type(extname(req.path));
      res.setHeader("Content-Encoding", encoding);
      res.vary("Accept-Encoding");
      req.url = file;
    }
    serve(req, res, next);
  };
}

function compressedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(br|gz)$/.test(file))
    .map((file) => `/${file.replaceAll("\\", "/")}`);
}

function cacheControlOf(path: string): string {
  if (/[\\/](assets|fonts)[\\/]/.test(path)) return "public, max-age=31536000, immutable";
  // A day for drawings (R-SVG-01, R-CONST-11).
  if (/\.svg(\.br|\.gz)?$/.test(path)) return "public, max-age=86400";
  return path.endsWith("sw.js") ? "no-cache" : "public, max-age=3600";
}
