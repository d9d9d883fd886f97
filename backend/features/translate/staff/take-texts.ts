import { and, eq, inArray, sql } from "drizzle-orm";
import type { CsvInput, CsvTaken } from "../../../contract/csv";
import { languageCodes } from "../../../contract/languages";
import type { StaffText } from "../../../contract/staff-texts";
import type { Texts } from "../../../db/tables/columns";
import { translations } from "../../../db/tables/site";
import type { Services } from "../../../services";
import { recordAudit } from "../../audit/record-audit";
import { moveVersion } from "../../catalog/refresh/move-version";
import { csvFault, readCsv } from "../../csv/read-csv";
import { takeCsv } from "../../csv/take-csv";
import { writeCsv } from "../../csv/write-csv";
import type { ContentActor } from "../../reading/content-actor";
import { inEvery } from "../../reading/in-every";
import { checkText } from "./check-text";
import { versionOf } from "./list-texts";
import { orDelivered } from "./save-text";

const columns = { known: ["key", ...languageCodes], needed: ["key"] };

/** Texts as a file for whoever translates them; it comes back by `takeTexts`, and by the owner's import. */
export function writeTexts(texts: readonly StaffText[]): string {
  return writeCsv(
    columns.known,
    texts.map(({ key, texts }) => [key, ...languageCodes.map((code) => texts[code])]),
  );
}

/**
 * POST admin/texts/csv: all lines of the file, or none. A column that is missing stays as it is; an empty cell brings back
 * what was delivered. Throws as `readCsv`, and `csv.line` for a key that the shop doesn't know or that stands there twice, and for
 * what can't be said.
 */
export function takeTexts(
  { database, packageName }: Pick<Services, "database" | "packageName">,
  { csv, preview }: CsvInput,
  actor: ContentActor,
): Promise<CsvTaken> {
  const rows = readCsv(csv, columns);
  return takeCsv(database, { preview }, async (q, report) => {
    const keys = rows.map(({ cells }) => cells.key ?? "");
    const standing = await q
      .select()
      .from(translations)
      .where(and(eq(translations.package, packageName), inArray(translations.key, keys)))
      .orderBy(translations.key)
      .for("update");
    const byKey = new Map(standing.map((row) => [row.key, row]));
    const changed: { key: string; texts: Texts }[] = [];
    const seen = new Set<string>();
    for (const { line, cells } of rows) {
      const { key = "", ...written } = cells;
      const row = byKey.get(key);
      if (!row) throw csvFault(line, "text.unknown_key", "key");
      if (seen.has(key)) throw csvFault(line, "csv.twice", "key");
      seen.add(key);
      for (const [code, text] of Object.entries(written)) {
        const fault = checkText(text, row.shipped);
        if (fault) throw csvFault(line, fault, code);
      }
      const texts = orDelivered({ ...row.texts, ...written }, row.shipped);
      if (versionOf(texts) === versionOf(row.texts)) continue;
      changed.push({ key, texts });
      report.note({ line, name: key, was: inEvery(row.texts), is: inEvery(texts) });
    }
    if (changed.length === 0) return;
    await q.execute(sql`
      update translation set texts = r.texts, auto = (r.texts = '{}'::jsonb), updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(key text, texts jsonb)
      where translation.package = ${packageName} and translation.key = r.key`);
    await moveVersion(q, false);
    await recordAudit(q, {
      ...actor,
      action: "text.change_list",
      entity: "text",
      entityId: changed[0]?.key ?? "",
      diff: { entries: [null, changed.length] },
    });
  });
}
