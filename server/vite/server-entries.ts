import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const storefront = { index: "./server/storefront-alone.ts" };

const wholeShop = {
  ...storefront,
  server: "./server.ts",
  "embedded-worker": "./server/embedded/worker.ts",
  "embedded-initdb": "./server/embedded/initdb.ts",
  "picture-encoder": "./server/picture-encoder/encoder.ts",
};

/**
 * What the server build holds: the storefront (`index`, which remix-serve runs alone), the whole shop, and the
 * embedded database's two programs and the picture encoder beside it. Remix's plugin sets `input` itself and
 * ignores a user's, hence a hook that runs after it. A storefront whose backend was taken away has the first
 * alone (decisions 15).
 */
export function serverEntries(): Plugin {
  return {
    name: "timcheh:server-entries",
    apply: "build",
    enforce: "post",
    config: (_config, { isSsrBuild }) => {
      if (!isSsrBuild) return undefined;
      const rollupOptions = {
        input: existsSync("backend/create-backend.ts") ? wholeShop : storefront,
        // All in one folder: the programs are found beside the file that starts them.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      };
      return { build: { rollupOptions } };
    },
  };
}
