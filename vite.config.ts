import "./server/start/settle-languages.js";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { browserPages } from "./app/sitemap/browser-pages";
import { knownLanguages, languageCodes } from "./backend/contract/languages";
import remixConfig, { buildFolder } from "./remix.config.js";
import { developmentServer } from "./server/vite/development-server";
import { finishedBuild } from "./server/vite/finished-build";
import { preactForReact } from "./server/vite/preact-for-react";
import { serverEntries } from "./server/vite/server-entries";
import { sharedChunks } from "./server/vite/shared-chunks";
import { sitemapPatterns } from "./server/vite/sitemap-patterns";

/**
 * Names the storefront's build in its service worker, so that each new build is a new worker. The files of
 * the client build, which is finished when the worker is built, carry their content in their names.
 */
function clientVersion(): string {
  const assets = new URL(`./${buildFolder}/client/assets/`, import.meta.url);
  const files = existsSync(assets) ? readdirSync(assets).sort() : [];
  return createHash("sha256").update(files.join()).digest("hex").slice(0, 8);
}

/** The languages that the shop offers, and what a build for browsers has to leave out: the others (decision 190). */
const languages = { "process.env.LANGUAGES": languageCodes.join(",") };
const withoutOthers = Object.fromEntries(
  knownLanguages.map((code) => [
    `process.env.WITHOUT_${code.toUpperCase()}`,
    languageCodes.includes(code) ? "" : "1",
  ]),
);
/** What a build for browsers is told of the sitemap. */
const sitemap = { "process.env.BROWSER_PAGES": browserPages() };
const inQuotes = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/** A build for a test: its browsers have React's development build, which says in what markup and first rendering differ. */
const saysMismatches = process.env.SAY_MISMATCHES === "1";
const reactDevelopment = { "process.env.NODE_ENV": '"development"' };

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    developmentServer(),
    remix(remixConfig),
    remixPWA({
      workerName: "sw",
      workerBuildDirectory: `${buildFolder}/client`,
      // Our own worker is the entry: with single fetch the worker runtime would have nothing to call.
      workerEntryPoint: "app/entry.worker.ts",
      workerMinify: true,
      scope: "/",
      registerSW: null,
      buildVariables: {
        "process.env.BUILD_VERSION": clientVersion(),
        "process.env.LAB": process.env.LAB ?? "",
        ...languages,
        ...withoutOthers,
        ...sitemap,
      },
    }),
    sharedChunks(),
    sitemapPatterns(),
    serverEntries(),
    finishedBuild(import.meta.dirname, buildFolder),
  ],
  define: {
    ...inQuotes({
      "process.env.LAB": process.env.LAB ?? "",
      ...languages,
      ...(command === "build" && !isSsrBuild && { ...withoutOthers, ...sitemap }),
    }),
    ...(saysMismatches && !isSsrBuild && reactDevelopment),
  },
  resolve: {
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      ...(command === "build" && !isSsrBuild && !saysMismatches && preactForReact),
    },
  },
  build: {
    target: isSsrBuild ? "node20" : "es2020",
    // The first browsers with cascade layers; without a name here, newer syntax of media queries stayed as it is.
    cssTarget: ["chrome99", "firefox97", "safari15.4"],
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // What lists what waits lies on the phone already: naming its parts would only make the pages heavier that ask for it.
      resolveDependencies: (file, parts) => (file.includes("/waiting-") ? [] : parts),
    },
  },
  server: { port: Number(process.env.PORT ?? 3000) },
}));
