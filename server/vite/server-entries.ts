import { existsSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * What the server build holds besides Remix's own bundle (`index`, which remix-serve runs alone): the
 * whole shop, and the embedded database's two programs and the picture encoder beside it. Remix's plugin sets `input` itself and
 * ignores a user's, hence a hook that runs after it. A storefront whose backend was taken away has Remix's
 * bundle alone (decisions 15).
 */
export function serverEntries(): Plugin {
  const rollupOptions = {
    input: {
      index: "virtual:remix/server-build",
      server: "./server.ts",
      "embedded-worker": "./server/embedded/worker.ts",
      "embedded-initdb": "./server/embedded/initdb.ts",
      "picture-encoder": "./server/picture-encoder/encoder.ts",
    },
    // All in one folder: the programs are found beside the file that starts them.
    output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
  };
  return {
    name: "timcheh:server-entries",
    apply: "build",
    enforce: "post",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild && existsSync("backend/create-backend.ts")
        ? { build: { rollupOptions } }
        : undefined,
  };
}
