import type { ChosenTheme } from "../../../request/theme";

export interface Marks {
  /** When it was saved, in milliseconds; `offline` for the page that stands in for another. */
  saved: string;
  /** Its prices are too old to be believed. */
  isOld?: boolean;
  theme?: ChosenTheme;
}

/** A cached document with a mark that it is one, in the chosen look instead of the one that it was kept in. */
export function markDocument(html: string, { saved, isOld, theme }: Marks): string {
  const look = `${isOld ? " data-old-prices" : ""}${theme ? ` data-theme="${theme}"` : ""}`;
  return html.replace(/<html[^>]*>/, (tag) =>
    tag
      .replace(/ data-theme="\w+"/, "")
      .replace("<html", () => `<html data-kept="${saved}"${look}`),
  );
}
