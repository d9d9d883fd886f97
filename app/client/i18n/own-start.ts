import type { i18n } from "i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { loadedRoutes } from "~/client/remix/page-build";

/** How a page gets its texts where the server says nothing now; `addresses` are their files. */
export type OwnStart = (
  instance: i18n,
  lang: LanguageCode,
  addresses: readonly string[],
) => Promise<void>;

/** A route whose `handle` has one starts by itself where it was kept on the device (R-STARTUP-01). */
export interface StartHandle {
  start: OwnStart;
}

/** The start that one of the page's routes brings; undefined for a page that came from the server. */
export function findOwnStart(): OwnStart | undefined {
  if (document.documentElement.dataset.kept === undefined) return undefined;
  const routes = loadedRoutes() as readonly { handle?: Partial<StartHandle> }[];
  return routes.map(({ handle }) => handle?.start).find(Boolean);
}
