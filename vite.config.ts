import { existsSync, readdirSync } from "node:fs";
import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

/**
 * What the server build holds besides Remix's own bundle (`index`, which remix-serve runs alone):
 * the whole shop and the embedded database's worker. Remix's plugin sets `input` itself and ignores
 * a user's, hence a hook that runs after it.
 */
function serverEntries(): Plugin {
  return {
    name: "timcheh:server-entries",
    apply: "build",
    enforce: "post",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: {
                  index: "virtual:remix/server-build",
                  server: "./server.ts",
                  "embedded-worker": "./server/embedded/worker.ts",
                },
                output: { entryFileNames: "[name].js" },
              },
            },
          }
        : undefined,
  };
}

/**
 * Names the storefront's build in its service worker, so that each new build is a new worker: the hash of
 * Remix's manifest, which the client build has just written when the worker is built.
 */
function clientVersion(): string {
  const assets = new URL("./build/client/assets/", import.meta.url);
  if (!existsSync(assets)) return "dev";
  const manifest = readdirSync(assets).find((file) => /^manifest-.+\.js$/.test(file));
  return manifest?.slice("manifest-".length, -".js".length) ?? "dev";
}

/** In development every request passes server.ts first, as in production. */
function devServer(): Plugin {
  return {
    name: "timcheh:dev-server",
    apply: "serve",
    configureServer(vite) {
      if (process.env.VITEST) return;
      return () => {
        let current:
          | {
              module: object;
              shop: Promise<{
                handle: import("node:http").RequestListener;
                close(): Promise<void>;
              }>;
            }
          | undefined;
        vite.middlewares.use(async (req, res, next) => {
          try {
            const module = (await vite.ssrLoadModule("./server.ts")) as typeof import("./server");
            if (current?.module !== module) {
              const old = current;
              current = {
                module,
                shop: Promise.resolve(old?.shop.then((shop) => shop.close())).then(() =>
                  module.createShop({
                    build: () => vite.ssrLoadModule("virtual:remix/server-build") as never,
                    development: true,
                  }),
                ),
              };
            }
            req.url = req.originalUrl ?? req.url;
            (await current.shop).handle(req, res);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    devServer(),
    remix(remixConfig),
    remixPWA({
      workerName: "sw",
      workerBuildDirectory: "build/client",
      // Our own worker is the entry: with single fetch the worker runtime would have nothing to call.
      workerEntryPoint: "app/entry.worker.ts",
      workerMinify: true,
      scope: "/",
      registerSW: null,
      buildVariables: { "process.env.BUILD_VERSION": clientVersion() },
    }),
    serverEntries(),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: {
    target: isSsrBuild ? "node20" : "es2020",
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { port: Number(process.env.PORT ?? 3000) },
}));
