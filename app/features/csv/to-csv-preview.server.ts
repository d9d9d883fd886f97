import type { CsvChange, CsvTaken } from "#backend/contract/csv";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { packCsv } from "./carry-csv.server";
import type { CsvPreview } from "./csv-preview";

interface Tried {
  csv: string;
  taken: CsvTaken;
  nameColumn(column: string): string;
}

/** What a file would do, in the reader's words, with the file for who then takes it. */
export function toCsvPreview(ctx: RequestContext, { csv, taken, nameColumn }: Tried): CsvPreview {
  const { t } = ctx;
  const { number } = formatsFor(ctx.lang);
  const { added, changed, rows = [] } = taken;
  const all = added + changed;
  const titleOf = ({ line, action }: CsvChange) =>
    t(action === "add" ? "csv.line_adds" : "csv.line_changes", { line: number(line) });
  return {
    summary:
      all > 0
        ? t("csv.would", { added: number(added), changed: number(changed) })
        : t("csv.would_nothing"),
    rows: rows.map(({ name, cells, ...row }) => ({
      line: row.line,
      title: titleOf({ name, cells, ...row }),
      name,
      cells: cells.map(({ column, ...texts }) => ({ column: nameColumn(column), ...texts })),
    })),
    more: all > rows.length ? t("csv.more_lines", { n: number(all - rows.length) }) : null,
    carried: all > 0 ? packCsv(csv) : null,
  };
}
