/**
 * What browsers are told of the pages, the service worker above all: nothing of their modules, and of the back-office and the
 * laboratory that all of them are the network's. Builds for browsers write it down (vite.config.ts); the whole sitemap would be
 * a tenth of the worker more, and would tell every shopper where the staff works.
 */
import type { Page } from "./page";
import { pages } from "./pages";

/** Where one address stands for all below it; it wins over what else would answer there, such as /:lang/login. */
const areas: Readonly<Record<string, Omit<Page, "screen">>> = {
  staff: { path: "staff/*", at: "bare", access: "staff", worker: "off", wins: true },
  "lab-index": {
    path: "__lab/*",
    at: "both",
    access: "public",
    cache: false,
    worker: "off",
    wins: true,
  },
};

/** The pages by name, as `pages.ts` reads them: JSON. */
export function browserPages(): string {
  const outside = Object.entries(pages).filter(
    ([name, { path }]) => !/^(staff|__lab)(\/|$)/.test(path) || name in areas,
  );
  const told = outside.map(([name, { screen, layout, body, listed, texts, ...asked }]) => [
    name,
    areas[name] ?? asked,
  ]);
  return JSON.stringify(Object.fromEntries(told));
}
