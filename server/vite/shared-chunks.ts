import type { Plugin } from "vite";

/**
 * Modules whose code every page needs, with all that they import. The entry is none of them: it starts the app
 * as soon as it is loaded, and the routes' modules, which load this file, come before it.
 */
const onEveryPage = [
  /\/node_modules\/preact\//,
  /\/@remix-run\/react\/dist\/esm\/browser\.js$/,
  /\/app\/client\/i18n\/browser-i18n\.ts$/,
  /\/app\/client\/remix\/page-build\.ts$/,
  /\/app\/root\.tsx$/,
  /\/app\/features\/document\/page-head\.ts$/,
  /\/app\/features\/catalog\/product-(card|row)\.tsx$/,
];

/** What every form's fields are made of. */
const onEveryForm = /\/app\/ui\/field\/[^/?]+$/;

/** What stands around every page of the account. */
const onEveryAccountPage = /\/app\/routes\/account\/(guard|profile-wrapper)\.tsx$/;

/** What sends a file, of every field that takes some. */
const onEveryFile =
  /\/app\/(client\/upload\/post-form|ui\/file\/(admit|file-sending|send-form\.enhanced))\.tsx?$/;

/** What says a file's size is no part of what takes files: a department that is saved for later says one, too. */
const onSizes = /\/app\/i18n\/format-size\.ts$/;

/**
 * What takes pictures that were chosen, with what hands in those that waited: the page of the device loads that, so both
 * lie on the phone with it, and a picture can be chosen without a network.
 */
const onceChosen =
  /\/app\/(ui\/file\/chosen-files\.enhanced|client\/offline\/log\/hand-in-picture)\.tsx?$/;

/**
 * Puts what every page needs, and what every form needs, into one file each of the browser's build: one file
 * compresses better than the many that the bundler would cut it into, and over HTTP/1.1 with a slow line each
 * file waits for another.
 */
export function sharedChunks(): Plugin {
  return {
    name: "timcheh:shared-chunks",
    apply: "build",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf } } } },
  };
}

function chunkOf(id: string): string | undefined {
  if (onEveryPage.some((pattern) => pattern.test(id))) return "shop";
  if (onEveryForm.test(id)) return "field";
  if (onEveryFile.test(id)) return "send-file";
  if (onSizes.test(id)) return "format-size";
  if (onceChosen.test(id)) return "chosen-files";
  return onEveryAccountPage.test(id) ? "account" : undefined;
}
