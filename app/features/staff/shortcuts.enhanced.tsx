import { useEffect } from "react";
import { isField, rowAt, shortcutOf } from "./shortcuts";

/** For so long the second key of two is waited for. */
const waitMs = 1500;

/** The keys of the back-office (WCAG 2.1.4: never in fields, and whoever wants none turns them off). */
export function Shortcuts({ searchBox }: { searchBox: string }) {
  useEffect(() => {
    let goAt = Number.NEGATIVE_INFINITY;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || isField(event.target)) return;
      const step = shortcutOf(event, event.timeStamp - goAt < waitMs);
      goAt = step?.kind === "go" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!step || step.kind === "go") return;
      if (step.kind === "row" && !leadToRow(step.by)) return;
      event.preventDefault();
      if (step.kind === "row") return;
      if (step.kind === "search") document.getElementById(searchBox)?.focus();
      else window.location.assign(step.path);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [searchBox]);
  return null;
}

/** Focuses the link of the row below or above; false where the page has no rows. */
function leadToRow(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row-link]")];
  const current = links.findIndex((link) => link.matches(":focus"));
  const link = links[rowAt(current, by, links.length)];
  link?.focus();
  return link !== undefined;
}
