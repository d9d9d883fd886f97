import { asc, eq, inArray } from "drizzle-orm";
import {
  type MenuEntryFields,
  type MenuFilling,
  type MenuName,
  maxMenuLevels,
  menuNames,
  type StaffMenuEntry,
} from "../../contract/menus";
import type { Query } from "../../db/database";
import { type MenuTarget, menuItems } from "../../db/tables/site";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import { moveVersion } from "../catalog/refresh/move-version";
import type { ContentActor } from "../reading/content-actor";
import { inEvery, written } from "../reading/in-every";

type Item = typeof menuItems.$inferSelect;
type Site = Pick<Services, "database">;

/** GET admin/menus: the entries of all menus, each followed by those below it. */
export async function listMenuEntries(q: Query): Promise<StaffMenuEntry[]> {
  const rows = await q
    .select()
    .from(menuItems)
    .where(inArray(menuItems.menu, [...menuNames]))
    .orderBy(asc(menuItems.sort), asc(menuItems.id));
  return menuNames.flatMap((menu) => {
    const own = rows.filter((row) => row.menu === menu);
    return below(own, null).map(({ row, level, place }) => ({
      ...{ id: row.id, version: row.version, menu, parent: row.parentId, place, level },
      title: inEvery(row.title),
      to: row.target,
      shown: row.shown,
      changed_at: row.updatedAt.toISOString(),
    }));
  });
}

interface Placed {
  row: Item;
  level: number;
  place: number;
}

function below(rows: readonly Item[], parentId: number | null, level = 0): Placed[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap((row, index) => [{ row, level, place: index + 1 }, ...below(rows, row.id, level + 1)]);
}

interface Saving {
  id: number | null;
  fields: MenuEntryFields;
  actor: ContentActor;
  /** Leads where it did, whatever link is named. */
  keepsTarget?: boolean;
}

/**
 * POST admin/menus and admin/menus/{id}. Throws `error.not_found`, `content.changed` for an older version, and refuses
 * a parent that is the entry itself, stands below it, or would make the menu too deep.
 */
export function saveMenuEntry({ database }: Site, { id, fields, actor, keepsTarget }: Saving) {
  return database.transaction(async (q) => {
    // First, since its lock keeps two changes of one menu apart.
    await moveVersion(q, false);
    const rows = await readRows(q, fields.menu);
    const standing = id === null ? null : findEntry(rows, id, fields.version);
    if (!mayStandBelow(rows, standing, fields.parent)) {
      throw new ApiError("error.bad_request", { errors: { parent: ["validation.choice"] } });
    }
    const values = {
      menu: fields.menu,
      parentId: fields.parent,
      title: written(fields.title),
      target: (keepsTarget && standing?.target) || targetOf(fields.link),
      shown: fields.shown,
    };
    const [saved] = standing
      ? await q
          .update(menuItems)
          .set({ ...values, version: standing.version + 1 })
          .where(eq(menuItems.id, standing.id))
          .returning()
      : await q.insert(menuItems).values(values).returning();
    if (!saved) throw new ApiError("error.not_found");
    const beside = rows.filter((row) => row.parentId === fields.parent && row.id !== saved.id);
    beside.splice(fields.place - 1, 0, saved);
    for (const [sort, row] of beside.entries()) {
      if (row.sort === sort) continue;
      await q.update(menuItems).set({ sort }).where(eq(menuItems.id, row.id));
    }
    await recordAudit(q, {
      ...actor,
      action: standing ? "menu.change" : "menu.add",
      entity: "menu",
      entityId: String(saved.id),
      diff: {
        menu: [standing?.menu, saved.menu],
        title: [standing?.title, saved.title],
        target: [standing?.target, saved.target],
        parent: [standing?.parentId, saved.parentId],
        shown: [standing?.shown, saved.shown],
      },
    });
    return { id: saved.id, version: saved.version };
  });
}

/** POST admin/menus/{id}/remove: with what stands below it. Throws `error.not_found` and `content.changed`. */
export function removeMenuEntry(
  { database }: Site,
  { id, version, actor }: { id: number; version: number; actor: ContentActor },
): Promise<void> {
  return database.transaction(async (q) => {
    await moveVersion(q, false);
    const rows = await q.select().from(menuItems).where(eq(menuItems.id, id));
    const { menu, title } = findEntry(rows, id, version);
    await q.delete(menuItems).where(eq(menuItems.id, id));
    await recordAudit(q, {
      ...actor,
      action: "menu.remove",
      entity: "menu",
      entityId: String(id),
      diff: { menu: [menu, null], title: [title, null] },
    });
  });
}

/** POST admin/menus/fill: gives an empty menu its first entries. Throws `content.changed` for one that has some. */
export function fillMenu(
  { database }: Site,
  { menu, entries }: MenuFilling,
  actor: ContentActor,
): Promise<void> {
  return database.transaction(async (q) => {
    await moveVersion(q, false);
    if ((await readRows(q, menu)).length > 0) throw new ApiError("content.changed");
    for (const [sort, { title, link, children }] of entries.entries()) {
      const values = { menu, title: written(title), target: targetOf(link), sort };
      const [top] = await q.insert(menuItems).values(values).returning({ id: menuItems.id });
      const lower = children.map((child, place) => ({
        menu,
        parentId: top?.id,
        title: written(child.title),
        target: targetOf(child.link),
        sort: place,
      }));
      if (lower.length > 0) await q.insert(menuItems).values(lower);
    }
    const named = { action: "menu.fill", entity: "menu", entityId: menu } as const;
    await recordAudit(q, { ...actor, ...named, diff: { entries: [0, entries.length] } });
  });
}

function readRows(q: Query, menu: MenuName): Promise<Item[]> {
  return q
    .select()
    .from(menuItems)
    .where(eq(menuItems.menu, menu))
    .orderBy(asc(menuItems.sort), asc(menuItems.id));
}

function findEntry(rows: readonly Item[], id: number, version: number): Item {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new ApiError("error.not_found");
  if (found.version !== version) throw new ApiError("content.changed");
  return found;
}

function mayStandBelow(rows: readonly Item[], entry: Item | null, parent: number | null): boolean {
  if (parent === null) return true;
  const placed = below(rows, null);
  const above = placed.find(({ row }) => row.id === parent);
  const own = entry ? below(rows, entry.id) : [];
  if (!above || parent === entry?.id || own.some(({ row }) => row.id === parent)) return false;
  const height = 1 + Math.max(-1, ...own.map(({ level }) => level)) + 1;
  return above.level + 1 + height <= maxMenuLevels;
}

const targetOf = (link: string): MenuTarget => (link ? { path: link } : {});
