/** Where a build goes, and where a server finds the one that it is of; `npm start` sets it. */
export const buildFolder = process.env.BUILD_FOLDER || "build";

/**
 * Remix's own options; vite.config.ts hands them to Remix's Vite plugin.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: buildFolder,
  serverBuildFile: "index.js",
  future: {
    // In development Vite finds all packages before the first page, which else loads anew for each that it finds.
    unstable_optimizeDeps: true,
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
