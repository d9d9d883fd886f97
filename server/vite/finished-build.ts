import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { fingerprintOf, noteBuild } from "../start/builds.js";

/**
 * After the last of Remix's two builds: compresses the browser's files as small as they get, so that no
 * request has to, and notes which sources were built, so that `npm start` knows.
 */
export function finishedBuild(root: string, buildFolder: string): Plugin {
  let fingerprint = "";
  let server = false;
  return {
    name: "timcheh:finished-build",
    apply: "build",
    configResolved(config) {
      server = Boolean(config.build.ssr);
    },
    buildStart() {
      fingerprint ||= fingerprintOf(root);
    },
    closeBundle() {
      if (!server) return;
      compressFiles(join(root, buildFolder, "client"));
      noteBuild(join(root, buildFolder), fingerprint);
    },
  };
}

function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
