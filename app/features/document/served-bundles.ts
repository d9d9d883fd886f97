import { createContext } from "react";
import type { Namespace } from "~/i18n/namespaces";

/**
 * Addresses of the language's texts, known while the server renders: the page of a form that is refused comes
 * without the root's data, which names them otherwise.
 */
export const ServedBundles = createContext<Record<Namespace, string> | undefined>(undefined);
