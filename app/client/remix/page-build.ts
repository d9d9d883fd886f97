/** What Remix keeps of the page on screen in the browser's `window`. */

/** The build that the page belongs to; empty where it has not said so. */
export const currentBuild = (): string => window.__remixManifest?.version ?? "";

/** The modules of the page's routes, as they were loaded to start it. */
export const loadedRoutes = (): readonly unknown[] => Object.values(window.__remixRouteModules);
