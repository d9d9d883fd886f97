import type { Plugin } from "vite";

/**
 * Modules whose code every page needs, with all that they import. The entry is none of them: it starts the app
 * as soon as it is loaded, and the routes' modules, which load this file, come before it.
 */
const onEveryPage = [
  /\/react-dom\/client\.js$/,
  /\/@remix-run\/react\/dist\/esm\/browser\.js$/,
  /\/app\/hydrate\/browser-i18n\.ts$/,
  /\/app\/root\.tsx$/,
  /\/app\/features\/document\/page-head\.ts$/,
  /\/app\/features\/catalog\/product-(card|row)\.tsx$/,
];

/**
 * Puts what every page needs into one file of the browser's build: one file compresses better than the two
 * dozen that the bundler would cut it into, and over HTTP/1.1 with a slow line each file waits for another.
 */
export function sharedChunk(): Plugin {
  return {
    name: "timcheh:shared-chunk",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
  };
}

function chunkOf(id: string): string | undefined {
  return onEveryPage.some((pattern) => pattern.test(id)) ? "shop" : undefined;
}
