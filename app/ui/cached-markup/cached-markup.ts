import { createContext, type ReactElement } from "react";

/**
 * Answers an element's markup, which was rendered before where the key is known. The key says all that the element shows,
 * but for its language and that language's texts.
 */
export type CacheMarkup = (key: string, element: () => ReactElement) => string;

/** Markup that many pages show alike; only the server has any, for in a browser nothing of it is rendered twice. */
export const CachedMarkup = createContext<CacheMarkup | undefined>(undefined);
