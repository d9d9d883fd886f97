import { createContext } from "react";
import { asTheme } from "~/request/theme";

/**
 * The look that this page's reader has chosen: from the server, then from the page itself, which the service worker
 * may have dressed anew (docs/decisions/0127).
 */
export const PageTheme = createContext(
  typeof document === "undefined" ? undefined : asTheme(document.documentElement.dataset.theme),
);
