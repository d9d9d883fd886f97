import { and, asc, eq, type InferSelectModel } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { MenuEntry } from "../../contract/site";
import type { Database } from "../../db/database";
import { menuItems } from "../../db/tables/site";
import { nameIn } from "../languages/language";

type Item = InferSelectModel<typeof menuItems>;

/** What is shown of a menu as a tree; `lang` is left empty for the product to fill in (R-ENT-11). */
export async function readMenu(
  database: Database,
  name: string,
  lang: LanguageCode,
): Promise<MenuEntry[]> {
  const items = await database.run((q) =>
    q
      .select()
      .from(menuItems)
      .where(and(eq(menuItems.menu, name), eq(menuItems.shown, true)))
      .orderBy(asc(menuItems.sort), asc(menuItems.id)),
  );
  return below(items, null, lang);
}

function below(items: readonly Item[], parentId: number | null, lang: LanguageCode): MenuEntry[] {
  return items
    .filter((item) => item.parentId === parentId)
    .map((item) => ({
      id: String(item.id),
      ...titleIn(item, lang),
      icon: item.icon,
      to: { ...item.target, params: { lang: "", ...item.target.params } },
      children: below(items, item.id, lang),
    }));
}

function titleIn(item: Item, lang: LanguageCode): Pick<MenuEntry, "title" | "lang"> {
  const { name: title, ...own } = nameIn(item.title, lang, "");
  return { title, ...own };
}
