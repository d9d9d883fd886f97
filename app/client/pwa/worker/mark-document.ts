import type { ChosenTheme } from "../../../request/theme";

/** A cached document with a mark that it is one, in the chosen look instead of the one that it was kept in. */
export function markDocument(html: string, mark: string, theme: ChosenTheme | undefined): string {
  const look = theme ? ` data-theme="${theme}"` : "";
  return html.replace(/<html[^>]*>/, (tag) =>
    tag.replace(/ data-theme="\w+"/, "").replace("<html", () => `<html data-kept="${mark}"${look}`),
  );
}
