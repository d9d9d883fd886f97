import type { Plugin } from "vite";
import * as patterns from "../../app/sitemap/browser-patterns";

/**
 * Gives the browser the sitemap's patterns as they come out, in place of the sitemap that they are made of: every
 * page loads them.
 */
export function sitemapPatterns(): Plugin {
  const code = Object.entries(patterns).map(
    ([name, pattern]) => `export const ${name}=${pattern};`,
  );
  return {
    name: "timcheh:sitemap-patterns",
    enforce: "pre",
    load: (id, { ssr = false } = {}) =>
      !ssr && /\/app\/sitemap\/browser-patterns\.ts$/.test(id) ? code.join("\n") : undefined,
  };
}
