import { createContext } from "react";
import type { Area } from "~/i18n/areas";

/**
 * Addresses of the language's texts, known while the server renders: the page of a form that is refused comes
 * without the root's data, which names them otherwise.
 */
export const ServedTexts = createContext<Record<Area, string> | undefined>(undefined);
