import type { Page } from "@playwright/test";

/** The keys of the pages that the worker keeps because they were visited; each ends in the page's address. */
export const savedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
  });

/** Whether a page would open without a network. */
export async function isSaved(page: Page, path: string): Promise<boolean> {
  return (await savedPages(page)).some((key) => key.endsWith(decodeURIComponent(path)));
}

/** Takes away what the worker keeps of which routes there are: as on a page whose links are others than before. */
export const forgetRoutes = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (new URL(url).pathname === "/__manifest") await cache.delete(url);
      }
    }
  });
