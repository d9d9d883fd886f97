/** The storefront as Remix's own server runs it, whose log then learns of an address no more than the shop's own. */
import { redactServeLog } from "./redact-serve-log";
import * as build from "./storefront-build";

redactServeLog();

export const {
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
  routes,
} = build;
