import { createHash } from "node:crypto";
import { and, asc, count, eq, or, type SQL, sql } from "drizzle-orm";
import { languageCodes } from "../../../contract/languages";
import {
  type StaffText,
  type StaffTextList,
  type TextFilter,
  textsPerPage,
} from "../../../contract/staff-texts";
import type { Query } from "../../../db/database";
import { foldColumn, patternOf } from "../../../db/fold-text";
import type { Texts } from "../../../db/tables/columns";
import { translations } from "../../../db/tables/site";
import { ApiError } from "../../../http/errors";
import { inEvery } from "../../reading/in-every";

export interface TextSearch {
  packageName: string;
  q: string;
  show: TextFilter;
}

/** GET admin/texts: a page of the storefront's texts by their keys; `q` is part of a key or of what is said. */
export async function listTexts(
  q: Query,
  { page, ...search }: TextSearch & { page: number },
): Promise<StaffTextList> {
  const where = wanted(search);
  const rows = await q
    .select()
    .from(translations)
    .where(where)
    .orderBy(asc(translations.key))
    .limit(textsPerPage)
    .offset((page - 1) * textsPerPage);
  const total = await countTexts(q, where);
  const missing = await countTexts(q, wanted({ ...search, q: "", show: "missing" }));
  return { data: rows.map(toStaff), total, missing };
}

/** All that a search finds, to be written into a file. */
export async function findTexts(q: Query, search: TextSearch): Promise<StaffText[]> {
  const rows = await q
    .select()
    .from(translations)
    .where(wanted(search))
    .orderBy(asc(translations.key));
  return rows.map(toStaff);
}

/** GET admin/texts/one. Throws `error.not_found`. */
export async function readText(q: Query, packageName: string, key: string): Promise<StaffText> {
  const [row] = await q.select().from(translations).where(ofKey(packageName, key));
  if (!row) throw new ApiError("error.not_found");
  return toStaff(row);
}

export const ofKey = (packageName: string, key: string) =>
  and(eq(translations.package, packageName), eq(translations.key, key));

/** A number that follows from what a text says, so that two writers of it are told apart. */
export function versionOf(texts: Texts): number {
  const said = JSON.stringify(languageCodes.map((code) => texts[code] ?? ""));
  return Number.parseInt(createHash("sha256").update(said).digest("hex").slice(0, 7), 16);
}

type Row = typeof translations.$inferSelect;

export function toStaff({ key, texts, shipped, auto, seenCount }: Row): StaffText {
  return {
    key,
    version: versionOf(texts),
    texts: inEvery(texts),
    delivered: shipped && inEvery(shipped),
    asked: auto ? seenCount : 0,
  };
}

async function countTexts(q: Query, where: SQL | undefined): Promise<number> {
  const [counted] = await q.select({ n: count() }).from(translations).where(where);
  return counted?.n ?? 0;
}

const said = (code: string) => sql`${translations.texts} ->> ${sql.raw(`'${code}'`)}`;

const filters: Record<TextFilter, SQL | undefined> = {
  all: undefined,
  missing: or(...languageCodes.map((code) => sql`coalesce(${said(code)}, '') = ''`)),
  changed: sql`${translations.texts} <> coalesce(${translations.shipped}, '{}'::jsonb)`,
  asked: eq(translations.auto, true),
};

function wanted({ packageName, q, show }: TextSearch): SQL | undefined {
  const pattern = patternOf(q);
  const found = [sql`${translations.key}`, ...languageCodes.map(said)].map(
    (column) => sql`${foldColumn(column)} like ${pattern}`,
  );
  return and(eq(translations.package, packageName), filters[show], q ? or(...found) : undefined);
}
