import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import { buildOf } from "~/rendered-build.fixture";
import { routeNameAt } from "~/sitemap/match";
import { pages } from "~/sitemap/pages";
import { routes } from "~/sitemap/routes";
import { manifestPath } from "./data-request";
import { createPageBuilds } from "./page-builds.server";

type Routes = ServerBuild["routes"];

/** A build of all routes of the sitemap, with nothing in their modules. */
function wholeBuild(): ServerBuild {
  const build = buildOf({ default: () => null });
  const { root } = build.routes;
  const all: Routes = { ...(root && { root }) };
  const add = (list: readonly RouteConfigEntry[], parentId: string) => {
    for (const { id = "", path, index, children = [] } of list) {
      all[id] = { id, parentId, path, index, module: { default: () => null } };
      add(children, id);
    }
  };
  add(routes, "root");
  const assets = Object.values(all).map(({ module: _, ...route }) => [
    route.id,
    { ...route, module: `/${route.id}.js` },
  ]);
  return {
    ...build,
    routes: all,
    assets: { ...build.assets, routes: Object.fromEntries(assets) },
  };
}

const whole = wholeBuild();
const builds = createPageBuilds(async () => whole, routeNameAt);

/** An address of each page, and some that tie or lead nowhere. */
const paths = [
  ...Object.values(pages).flatMap(({ path }) => {
    const filled = path.replace(/:\w+\??/g, "12").replace(/\*$/, "some/thing");
    return [`/${filled}`, `/fa/${filled}`].map((one) => one.replace(/\/$/, "") || "/");
  }),
  ...["/login/blogs", "/api/carts", "/fa/no/such/page", "/%E0/carts", "/fa/home/pages/%E0"],
];

async function idsFrom(build: ServerBuild, asked: readonly string[], version = "1") {
  const query = new URLSearchParams([...asked.map((path) => ["p", path]), ["version", version]]);
  const request = new Request(`http://shop.test${manifestPath}?${query}`);
  const answer =
    build === whole
      ? await builds.manifest.answer(request)
      : await createRequestHandler(build, "production")(request);
  const body = await answer.text();
  const { status, headers } = answer;
  const told = ["cache-control", "x-remix-reload-document"];
  return { status, body: body && JSON.parse(body), told: told.map((name) => headers.get(name)) };
}

it("the routes at an address are those that Remix itself names", async () => {
  const other = { ...whole };
  for (const path of paths) {
    const [own, remixes] = await Promise.all([idsFrom(whole, [path]), idsFrom(other, [path])]);
    expect({ path, ...own }).toEqual({ path, ...remixes });
  }
  expect(await idsFrom(whole, paths.slice(0, 40))).toEqual(
    await idsFrom(other, paths.slice(0, 40)),
  );
});

it("error: a page of another build is told to load anew, a question for nothing is refused", async () => {
  const other = { ...whole };
  expect(await idsFrom(whole, ["/fa"], "0")).toEqual(await idsFrom(other, ["/fa"], "0"));
  const nothing = new Request(`http://shop.test${manifestPath}?version=1`);
  expect((await builds.manifest.answer(nothing)).status).toBe(400);
});

it("a page's build holds its own routes and no other's, and is the same each time", async () => {
  const carts = await builds.buildOf("/fa/carts");
  expect(Object.keys(carts.routes).length).toBeLessThan(6);
  expect(Object.keys(carts.assets.routes)).toEqual(Object.keys(carts.routes));
  expect(await builds.buildOf("/en/carts")).toBe(carts);
  expect(await builds.buildOf("/en/carts.data")).toBe(carts);
});

it("a layout's build holds what the layout shows first, whichever page was asked for", async () => {
  const { routes: profile } = await builds.buildOf("/fa/user/profile");
  const firsts = Object.values(whole.routes).filter(
    ({ index, path, parentId = "" }) => index && !path && parentId in profile,
  );
  expect(Object.keys(profile)).toEqual(expect.arrayContaining(firsts.map(({ id }) => id)));
});
