import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type LanguageCode, languageCodes } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { foldColumn, patternOf } from "../../../db/fold-text";
import { categories, departments } from "../../../db/tables/taxonomy";
import { type RelatedRow, type Relation, relatedRows } from "../../crud/relation";
import { speak } from "../../languages/language";

/** The categories as a table's column refers to them, by their slugs; a part of a name in any language finds them. */
export function categoryRelation(lang: LanguageCode): Relation {
  return {
    find: async (q, text) => {
      const found = await readRows(q, lang, text === "" ? undefined : isNamed(text));
      return found.slice(0, relatedRows);
    },
    named: (q, values) => readRows(q, lang, inArray(categories.slug, [...values])),
  };
}

function isNamed(text: string): SQL | undefined {
  const said = languageCodes.map((code) => sql`${categories.name} ->> ${code}`);
  return or(...said.map((name) => sql`${foldColumn(sql`(${name})`)} like ${patternOf(text)}`));
}

/** By its name and its department's, since several departments may have one of the name. */
async function readRows(
  q: Query,
  lang: LanguageCode,
  where: SQL | undefined,
): Promise<RelatedRow[]> {
  const rows = await q
    .select({ slug: categories.slug, name: categories.name, department: departments.name })
    .from(categories)
    .innerJoin(departments, eq(departments.id, categories.departmentId))
    .where(where)
    .orderBy(asc(departments.sort), asc(categories.sort), asc(categories.id));
  return rows.map(({ slug, name, department }) => ({
    value: slug,
    text: [speak(name, lang) ?? slug, speak(department, lang)].filter(Boolean).join(" · "),
  }));
}
