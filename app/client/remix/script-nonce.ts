import { createContext } from "react";

/**
 * What marks the inline scripts and styles that the shop's own components render: a word that is made anew
 * for each rendering and taken out of the page before it is sent. Undefined in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
