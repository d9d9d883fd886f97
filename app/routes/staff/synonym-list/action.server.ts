import { takeCsv } from "~/features/csv/take-csv.server";
import type { MessageKey } from "~/i18n/messages/en";
import { staffSynonymsPathOf } from "~/sitemap/staff-paths";
import { languageOf, synonymsOf } from "../synonyms/load-synonyms.server";

const columnTexts: Readonly<Record<string, MessageKey>> = {
  _id: "crud.id",
  word: "synonyms.word",
  means: "synonyms.means",
  kind: "synonyms.kind",
  active: "synonyms.active",
  note: "synonyms.note",
};

/** Takes a language's synonyms from a file, all of its lines or none. */
export const action = takeCsv(({ ctx, request }) => {
  const lang = languageOf(ctx, request);
  return {
    path: staffSynonymsPathOf(lang),
    take: (csv, preview) => synonymsOf(ctx, lang).takeFile(csv, preview),
    nameColumn: (column) => {
      const text = columnTexts[column];
      return text ? ctx.t(text) : column;
    },
  };
});
