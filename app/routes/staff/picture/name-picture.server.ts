import { languageCodes, languages } from "#backend/contract/languages";
import type { LibraryPicture } from "#backend/contract/library";
import type { NamedFields } from "~/features/editing/changes.server";
import type { RequestContext } from "~/request/context.server";

/** A picture's fields by their names, to tell what is different between two moments. */
export function namePicture(
  { t }: Pick<RequestContext, "t">,
  { name, alt }: LibraryPicture,
): NamedFields {
  const named: NamedFields = { [t("library.name")]: name };
  for (const code of languageCodes) {
    named[t("library.alt", { language: languages[code].name })] = alt[code];
  }
  return named;
}
