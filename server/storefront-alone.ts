/** The storefront as Remix's own server runs it, whose log and whose answers then tell no more than the shop's own. */
import { hideFromServe } from "./hide-from-serve";
import { redactServeLog } from "./redact-serve-log";
import * as build from "./storefront-build";

redactServeLog();
hideFromServe();

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
