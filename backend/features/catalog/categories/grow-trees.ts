import type { CategoryNode, Picture } from "../../../contract/catalog";
import { type LanguageCode, languages } from "../../../contract/languages";
import { nameIn } from "../../languages/language";
import { showPicture } from "../../media/show-picture";
import {
  type Category,
  categoryKey,
  type Department,
  departmentKey,
  type Reference,
} from "../index/build-reference";
import type { CatalogIndex } from "../index/catalogue";
import { termOf } from "../index/terms";
import { anywhere } from "../listing/anywhere";
import { evaluate } from "../listing/evaluate";
import { withPassRows } from "../listing/pass-rows";

/** Departments with their trees (R-API-12); counts are of active products in a node and below it. */
export async function growTrees(
  catalogIndex: CatalogIndex,
  lang: LanguageCode,
): Promise<CategoryNode[]> {
  const { reference } = catalogIndex;
  const { counts } = await withPassRows(catalogIndex.columns.size, (rows) =>
    evaluate(catalogIndex, anywhere(languages[lang].currency), rows),
  );
  const { byTerm } = counts;
  const node = (row: Department | Category, departmentSlug: string) => ({
    slug: row.slug,
    gen: departmentSlug,
    ...nameIn(row.name, lang, row.slug),
    icon: row.icon,
    image: pictureOf(reference, row.mediaId, lang),
  });
  const grow = (categories: readonly Category[] = [], departmentSlug: string): CategoryNode[] =>
    categories.map((category) => ({
      id: categoryKey(category.id),
      ...node(category, departmentSlug),
      count: byTerm[termOf("category", category.id)] ?? 0,
      children: grow(reference.childrenOf.get(categoryKey(category.id)), departmentSlug),
    }));
  return reference.departments.map((department) => ({
    id: departmentKey(department.id),
    ...node(department, department.slug),
    count: byTerm[termOf("department", department.id)] ?? 0,
    children: grow(reference.childrenOf.get(departmentKey(department.id)), department.slug),
  }));
}

function pictureOf(
  reference: Reference,
  mediaId: string | null,
  lang: LanguageCode,
): Picture | null {
  const row = mediaId ? reference.pictureById.get(mediaId) : undefined;
  return row ? showPicture(row, lang) : null;
}
