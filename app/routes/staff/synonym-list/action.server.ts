import { synonymsOf } from "~/api/crud.server";
import { takeCsv } from "~/features/csv/take-csv.server";
import type { MessageKey } from "~/i18n/messages/en";
import { staffSynonymsPathOf } from "~/sitemap/staff-paths";
import { askedLanguage } from "../synonyms/asked-language.server";

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
  const lang = askedLanguage(ctx, request);
  return {
    path: staffSynonymsPathOf(lang),
    take: (csv, preview) => synonymsOf(ctx, lang).takeFile(csv, preview),
    nameColumn: (column) => {
      const text = columnTexts[column];
      return text ? ctx.t(text) : column;
    },
  };
});
