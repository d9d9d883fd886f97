import { useRouteLoaderData } from "@remix-run/react";
import type { LanguageCode } from "#backend/contract/languages";
import type { UserState } from "#backend/contract/user";
import type { ListsSummary } from "~/features/cart/lists-summary";
import type { Namespace } from "~/i18n/namespaces";
import type { Message } from "~/request/flash.server";

/** What the server says of itself and the reader with every page: the root loader's answer. */
export interface PageFacts {
  lang: LanguageCode;
  lite: boolean;
  /** Addresses of the language's texts. */
  texts: Record<Namespace, string>;
  user: UserState;
  /** Stands for the session in local storage; no endpoint accepts it (decisions 6). Null without a session. */
  marker: string | null;
  /** The path that waits for a login; undefined where the page says nothing of it. */
  intended?: string | null;
  about: ShopFacts;
  lists: ListsSummary;
  /** What the last form came to; shown once. */
  flash: Message | null;
}

/** The shop's package identifier and version (R-STORE-12, R-STORE-13), and more of its own. */
export interface ShopFacts {
  package: string;
  version: string;
  /** Of the site's defaults; empty when the backend gave none. */
  hash: string;
  /** Missing texts are registered at the backend (R-API-07). */
  autoTranslate: boolean;
}

/** The facts of the page; none on an error page whose root could not be loaded. */
export function usePageFacts(): PageFacts | undefined {
  return useRouteLoaderData<PageFacts>("root") as PageFacts | undefined;
}
