import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { manifestPath, pagePathOf } from "./data-request";

type Routes = ServerBuild["routes"];
type Tree = Parameters<typeof matchRoutes>[0];

/** The routes that lead to one page of the sitemap, and a build of nothing else. */
interface Part {
  /** From the root down to the page's own. */
  ids: readonly string[];
  tree: Tree;
  build: ServerBuild;
}

export interface PageBuilds {
  /** As much of the build as an address needs, path or path of its data; the same object each time. */
  buildOf(pathname: string): Promise<ServerBuild>;
  /** What Remix's router asks for the routes that are at some paths. */
  manifest: { path: string; answer(request: Request): Promise<Response> };
}

/**
 * Remix looks through the whole table of routes several times a request, makes the table anew where the build comes by a
 * function, and renders by a tree of all of it: with some 200 routes that cost more than many a page. So each page has
 * a build of its own routes; where the router does not agree that an address is that page's, the whole build answers.
 *
 * @param nameAt names the page at a path, or at the path of its data, by the router's own precedence
 */
export function createPageBuilds(
  load: () => Promise<ServerBuild>,
  nameAt: (pathname: string) => string,
): PageBuilds {
  let loading: Promise<{ build: ServerBuild; tree: Tree }> | undefined;
  const parts = new Map<string, Part>();

  async function whole() {
    loading ??= load().then((build) => ({ build, tree: treeOf(build.routes) }));
    return loading;
  }

  function partAt(build: ServerBuild, tree: Tree, pathname: string): Part | undefined {
    const name = nameAt(pathname);
    const path = pagePathOf(pathname);
    let part = parts.get(name);
    if (!part) {
      const ids = idsAt(tree, path);
      if (ids.length === 0) return undefined;
      part = partOf(build, ids);
      parts.set(name, part);
    }
    return idsAt(part.tree, path).at(-1) === part.ids.at(-1) ? part : undefined;
  }

  async function answerManifest({ url }: Request): Promise<Response> {
    const { build, tree } = await whole();
    const asked = new URL(url).searchParams;
    if (asked.get("version") !== build.assets.version) return reloadDocument();
    const paths = asked.getAll("p");
    if (paths.length === 0) return new Response("Invalid Request", { status: 400 });
    const ids = onTheWayTo(paths).flatMap(
      (path) => partAt(build, tree, path)?.ids ?? idsAt(tree, path),
    );
    return Response.json(pick(build.assets.routes, new Set(ids)), {
      headers: { "Cache-Control": "public, max-age=31536000, immutable" },
    });
  }

  return {
    buildOf: async (pathname) => {
      const { build, tree } = await whole();
      return partAt(build, tree, pathname)?.build ?? build;
    },
    manifest: { path: manifestPath, answer: answerManifest },
  };
}

/** The page belongs to another build, and has to be loaded anew. */
function reloadDocument(): Response {
  return new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
}

/** Paths with the beginnings of each, in which a layout may show something of its own. */
function onTheWayTo(paths: readonly string[]): string[] {
  const all = paths.flatMap((path) => {
    const segments = path.replace(/^\//, "").split("/");
    return segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  });
  return [...new Set(all)];
}

function partOf(build: ServerBuild, ids: readonly string[]): Part {
  const isFirst = ({ index, path, parentId = "" }: Routes[string]) =>
    index && !path && ids.includes(parentId);
  const firsts = Object.values(build.routes).filter(isFirst);
  const wanted = new Set([...ids, ...firsts.map(({ id }) => id)]);
  const routes = pick(build.routes, wanted);
  const assets = { ...build.assets, routes: pick(build.assets.routes, wanted) };
  return { ids, tree: treeOf(routes), build: { ...build, routes, assets } };
}

function pick<T>(all: Record<string, T>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/** The ids from the root down to the page at a path; none where there is no page. */
function idsAt(tree: Tree, path: string): string[] {
  return (matchRoutes(tree, path) ?? []).map(({ route }) => String(route.id));
}

/** As Remix makes it: a route's children in the order of the table. */
function treeOf(routes: Routes, parentId = ""): Tree {
  const children = Object.values(routes).filter((route) => (route.parentId ?? "") === parentId);
  return children.map(({ id, path, index, caseSensitive }) =>
    index ? { id, path, index } : { id, path, caseSensitive, children: treeOf(routes, id) },
  );
}
