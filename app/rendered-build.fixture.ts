/** A build of the storefront's own entry and root around a page that a test makes up. */
import type { ServerBuild } from "@remix-run/node";
import remixConfig from "../remix.config.js";
import * as entry from "./entry.server";
import * as root from "./root";

type RouteModule = ServerBuild["routes"][string]["module"];

/** Every address is answered by the page, inside the shop's own frame unless another root is given. */
export function buildOf(page: RouteModule, otherRoot: Partial<RouteModule> = {}): ServerBuild {
  const routes = {
    root: { id: "root", path: "", module: { ...root, ...otherRoot } as RouteModule },
    page: { id: "page", parentId: "root", path: "*", module: page },
  };
  const asset = { hasAction: false, hasClientAction: false, hasClientLoader: false };
  const assets = Object.values(routes).map(({ module, ...route }) => ({
    ...route,
    ...asset,
    hasLoader: module.loader !== undefined,
    hasErrorBoundary: module.ErrorBoundary !== undefined,
    module: `/assets/${route.id}.js`,
  }));
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: Object.fromEntries(assets.map((route) => [route.id, route])),
      url: "/assets/manifest.js",
      version: "1",
    },
    mode: "production",
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: remixConfig.future as unknown as ServerBuild["future"],
    isSpaMode: false,
  };
}
