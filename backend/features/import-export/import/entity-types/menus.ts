import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Query } from "../../../../db/database";
import { type MenuTarget, menuItems } from "../../../../db/tables/site";
import { code, text, texts, yesNo } from "../fields";
import type { EntityType } from "./entity-type";
import { groupRows } from "./group-rows";
import { fromTexts } from "./texts";

/** A path of the shop itself, or an address of the web: never `javascript:` or `//elsewhere`. */
const path = text(500).refine((to) => /^(?:\/(?![/\\])|https?:\/\/)\S*$/.test(to), {
  error: "bad_path",
});
/** Empty and null count as missing. */
const filled = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

const words = z.record(z.string().max(60), text(200));
interface MenuEntryRecord {
  title: { en?: string; fa?: string };
  icon?: string;
  /** Said only of entries that are not. */
  shown?: boolean;
  to: MenuTarget;
  children: MenuEntryRecord[];
}
const maxLevels = 4;
const entry: (levels: number) => z.ZodType<MenuEntryRecord> = (levels) =>
  z.strictObject({
    title: texts(100),
    icon: filled(text(200)).optional(),
    shown: filled(yesNo).optional(),
    to: z
      .strictObject({
        name: filled(text(60)).optional(),
        path: filled(path).optional(),
        params: words.optional(),
        query: words.optional(),
      })
      .transform(tidyTarget),
    children: z.array(levels > 1 ? z.lazy(() => entry(levels - 1)) : z.never()).default([]),
  });

/** Without fields that are there and say nothing. */
function tidyTarget(to: MenuTarget): MenuTarget {
  const says = (value: unknown) => typeof value === "string" || Object.keys(value ?? {}).length > 0;
  return Object.fromEntries(Object.entries(to).filter(([, value]) => says(value)));
}

const record = z.strictObject({ menu: code, entries: z.array(entry(maxLevels)).default([]) });
export type MenuRecord = z.infer<typeof record>;

/** A menu is one record: its entries have no names of their own, so they are replaced together. */
export const menuType: EntityType<MenuRecord> = {
  name: "menus",
  patch: record,
  record,
  keyField: "menu",
  read: readMenus,
  write: async (q, changes) => {
    for (const { key, after } of changes) {
      await q.delete(menuItems).where(eq(menuItems.menu, key));
      await insertEntries(q, key, null, after.entries);
    }
  },
  remove: async (q, key) => {
    const gone = await q.delete(menuItems).where(eq(menuItems.menu, key)).returning();
    return gone.length > 0;
  },
};

async function readMenus(q: Query, keys?: string[]): Promise<Map<string, MenuRecord>> {
  const rows = await q
    .select()
    .from(menuItems)
    .where(keys && inArray(menuItems.menu, keys))
    .orderBy(menuItems.menu, menuItems.sort, menuItems.id);
  const below = groupRows(rows, (row) => row.parentId);
  const toEntry = (row: typeof menuItems.$inferSelect): MenuEntryRecord => ({
    title: fromTexts(row.title),
    ...(row.icon && { icon: row.icon }),
    ...(!row.shown && { shown: false }),
    to: tidyTarget(row.target),
    children: (below.get(row.id) ?? []).map(toEntry),
  });
  const menus = groupRows(below.get(null) ?? [], (row) => row.menu);
  return new Map(
    [...menus].map(([menu, tops]) => [menu, { menu, entries: tops.map(toEntry) }] as const),
  );
}

async function insertEntries(
  q: Query,
  menu: string,
  parentId: number | null,
  entries: MenuEntryRecord[],
): Promise<void> {
  for (const [sort, { title, icon, shown, to, children }] of entries.entries()) {
    const values = { menu, parentId, title, icon: icon ?? null, shown, target: to, sort };
    const [row] = await q.insert(menuItems).values(values).returning({ id: menuItems.id });
    if (row && children.length > 0) await insertEntries(q, menu, row.id, children);
  }
}
