import { languageCodes, languages } from "#backend/contract/languages";
import type { StaffMenuEntry } from "#backend/contract/menus";
import type { NamedFields } from "~/features/editing/changes.server";
import { linkOf } from "~/features/editing/menu-link";
import { titleIn } from "~/features/editing/title-in";
import { formatsFor } from "~/i18n/format";
import { notFound, type RequestContext } from "~/request/context.server";

/** What the address names: null for `new`, which there is not yet. Throws 404 for what can't be one. */
export function entryId(id = ""): number | null {
  if (id === "new") return null;
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw notFound();
}

/** An entry's fields by their names, to tell what is different between two moments. */
export function nameEntry(
  { lang, t }: Pick<RequestContext, "lang" | "t">,
  entries: readonly StaffMenuEntry[],
  entry: StaffMenuEntry,
): NamedFields {
  const named: NamedFields = {};
  for (const code of languageCodes) {
    named[t("editors.menus.name", { language: languages[code].name })] = entry.title[code];
  }
  const above = entries.find(({ id }) => id === entry.parent);
  named[t("editors.menus.link")] = linkOf(entry.to);
  named[t("editors.menus.parent")] = above ? titleIn(above.title, lang) : t("editors.menus.top");
  named[t("editors.menus.place")] = formatsFor(lang).number(entry.place);
  named[t("editors.field_shown")] = t(entry.shown ? "editors.shown" : "editors.hidden");
  return named;
}
