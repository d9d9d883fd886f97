/** Remix's table of routes, made of the sitemap. */
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { StaffAccess } from "#backend/contract/permissions";
import { type Layout, type LayoutName, layouts, type Page } from "./page";
import { pages } from "./pages";

type Entry = readonly [name: string, page: Page];

/** What all addresses of a group have in common: their beginning, and the mark that keeps ids apart. */
interface Group {
  prefix: string;
  mark: "bare" | "lang";
}

const entries: readonly Entry[] = Object.entries(pages);
const bare = entries.filter(([, { at, wins }]) => at !== undefined && !wins);
const underLanguage = entries.filter(([, { at }]) => at !== "bare");

/** A route with its id, which is its file's unless it is said. */
type Route = RouteConfigEntry & { id: string };

/** A page that answers with and without a language is one module under two ids (decisions 2). */
function idOf([name, { at, screen }]: Entry, { mark }: Group): string {
  if (at !== "both") return screen.startsWith("dev/") ? name : fileId(screen);
  return mark === "bare" && screen.startsWith("resources/") ? fileId(screen) : `${mark}:${name}`;
}

/** The id that Remix gives a route by itself. */
function fileId(screen: string): string {
  return fileOf(screen).replace(/\.\w+$/, "");
}

/** A module's path from app/, as Remix reads it. */
function fileOf(screen: string): string {
  return screen.startsWith("dev/") ? `../${screen}` : `routes/${screen}`;
}

function toRoute(entry: Entry, group: Group, parentPath: string): Route {
  const [, page] = entry;
  const whole = joined(group.prefix, page.path);
  const path = whole.slice(parentPath.length).replace(/^\//, "") || undefined;
  const index = page.index && { index: true };
  return { id: idOf(entry, group), file: fileOf(page.screen), path, ...index };
}

/** The routes of a group's pages; those of a layout stand together, where the first of them stands. */
function toRoutes(
  list: readonly Entry[],
  group: Group,
  inside?: LayoutName,
  parentPath = "",
): Route[] {
  const routes: Route[] = [];
  const opened = new Set<LayoutName>();
  for (const entry of list) {
    const layout = outermost(entry[1].layout, inside);
    if (!layout) {
      routes.push(toRoute(entry, group, parentPath));
      continue;
    }
    if (opened.has(layout)) continue;
    opened.add(layout);
    const inIt = list.filter(([, page]) => outermost(page.layout, inside) === layout);
    routes.push(toLayout(layout, inIt, group, parentPath));
  }
  return routes;
}

function toLayout(
  name: LayoutName,
  inIt: readonly Entry[],
  group: Group,
  parentPath: string,
): Route {
  const layout = layouts[name];
  const path = layout.path === undefined ? undefined : joined(group.prefix, layout.path);
  const isTwice = inIt.some(([, { at }]) => at === "both");
  return {
    id: isTwice ? `${group.mark}:${name}` : fileId(layout.screen),
    file: fileOf(layout.screen),
    ...(path !== undefined && { path }),
    children: toRoutes(inIt, group, name, path ?? parentPath),
  };
}

/** The layout that stands directly inside another, or inside none, on a page's way up; undefined at its end. */
function outermost(
  layout: LayoutName | undefined,
  inside: LayoutName | undefined,
): LayoutName | undefined {
  if (layout === undefined || layout === inside) return undefined;
  const above = layouts[layout].layout;
  return above === inside ? layout : outermost(above, inside);
}

function joined(prefix: string, path: string): string {
  return [prefix, path].filter(Boolean).join("/");
}

/**
 * To the router `api/*` is weaker than a page under a language, and `api` could be one: each such page's address is
 * the backend's, too.
 */
function winners(): Route[] {
  const winning = entries.filter(([, { wins }]) => wins);
  return winning
    .flatMap(([, { path: all, screen }]) => {
      const root = all.replace(/\/\*$/, "");
      const paths = all === root ? [] : underLanguage.map(([, { path }]) => joined(root, path));
      return [all, ...paths].map((path) => ({ path, screen }));
    })
    .filter(({ path }, index, list) => list.findIndex((other) => other.path === path) === index)
    .map(({ path, screen }) => ({ id: `backend:${path}`, path, file: fileOf(screen) }));
}

export const routes: Route[] = [
  ...winners(),
  ...toRoutes(bare, { prefix: "", mark: "bare" }),
  ...toRoutes(underLanguage, { prefix: ":lang", mark: "lang" }),
];

const modules = [...Object.values(pages), ...Object.values(layouts)];
const privateFiles = new Set(
  modules.filter(({ access }) => access !== "public").map(({ screen }) => fileOf(screen)),
);

/** The routes that answer whoever asks: the frame around all, and what the sitemap calls public. */
export const publicRouteIds: ReadonlySet<string> = new Set(["root", ...idsOf(routes)]);

const staffAccesses = new Map(
  modules.flatMap((one) =>
    one.access === "staff" ? [[fileOf(one.screen), accessOf(one)] as const] : [],
  ),
);

/** The routes of the back-office, with whom of the staff each is for. */
export const staffRoutes: ReadonlyMap<string, StaffAccess> = new Map(accessesOf(routes));

function accessOf(one: Page | Layout): StaffAccess {
  return ("permission" in one && one.permission) || "staff";
}

function accessesOf(list: readonly RouteConfigEntry[]): [string, StaffAccess][] {
  return list.flatMap(({ id, file, children = [] }) => {
    const access = staffAccesses.get(file);
    return [
      ...(id !== undefined && access ? [[id, access] as [string, StaffAccess]] : []),
      ...accessesOf(children),
    ];
  });
}

function idsOf(list: readonly RouteConfigEntry[]): string[] {
  return list.flatMap(({ id, file, children = [] }) => [
    ...(id === undefined || privateFiles.has(file) ? [] : [id]),
    ...idsOf(children),
  ]);
}
