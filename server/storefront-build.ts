/** Remix's build of the storefront as both servers run it, the shop's own and Remix's. */
import * as build from "virtual:remix/server-build";
import { carryCookies } from "~/request/carry-cookies.server";
import { guardRoutes } from "~/request/guard-routes.server";
import { redirectOldAddresses } from "~/request/redirect-old-addresses.server";

export const {
  assets,
  assetsBuildDirectory,
  basename,
  entry,
  future,
  isSpaMode,
  mode,
  publicPath,
} = build;

export const routes = carryCookies(redirectOldAddresses(guardRoutes(build.routes)));
