import { useRouteLoaderData } from "@remix-run/react";
import type { UserState } from "#backend/contract/user";
import type { LanguageCode } from "~/i18n/languages";
import type { ToastMessage } from "./toaster";

/** What the server says of itself and the reader with every page: the root loader's answer. */
export interface PageFacts {
  lang: LanguageCode;
  lite: boolean;
  /** Address of the language's texts. */
  texts: string;
  user: UserState;
  /** Stands for the session in local storage; no endpoint accepts it (decisions 6). Null without a session. */
  marker: string | null;
  /** Package identifier and version of the shop, and the hash of its defaults (R-STORE-12, R-STORE-13). */
  site: { package: string; version: string; hash: string } | null;
  /** Missing texts are registered at the backend (R-API-07). */
  autoTranslate: boolean;
  /** What the last form came to, already translated; shown once. */
  flash: ToastMessage | null;
}

/** The facts of the page; none on an error page whose root could not be loaded. */
export function usePageFacts(): PageFacts | undefined {
  return useRouteLoaderData<PageFacts>("root") as PageFacts | undefined;
}
