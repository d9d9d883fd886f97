import type { Query } from "../../../db/database";
import type { ChangeReport } from "./change-report";
import type { Change, EntityType } from "./entity-types/entity-type";
import type { ImportContext } from "./entity-types/import-context";
import { finding, findingsOf } from "./findings";
import { type Item, problemOf } from "./item";
import { type Fields, isFields, mergePatch, placeNewMembers } from "./merge-patch";
import type { Finding } from "./problems";
import type { Visited } from "./visited";

/** An item whose fields have been read one by one. */
export interface CheckedItem {
  item: Item;
  patch: Fields;
}

export interface Import {
  q: Query;
  report: ChangeReport;
  context: ImportContext;
  visited: Visited;
}

/**
 * Lays records over what is kept and writes what differs. Records of a kind that others refer to are
 * known in `context`, where each is put before any is checked.
 */
export async function importRecords<R>(
  kind: EntityType<R>,
  items: CheckedItem[],
  { q, report, context, visited }: Import,
  known?: Map<string, R>,
): Promise<void> {
  const fresh = items.filter(({ item, patch }) => {
    const key = String(patch[kind.keyField]);
    const first = visited.isFirst(kind.name, key);
    if (!first) addFindings(item, [finding([kind.keyField], "twice", key)], report);
    return first;
  });
  const keys = fresh.map(({ patch }) => String(patch[kind.keyField]));
  const kept = known ?? (await kind.read(q, keys));
  const merged: { item: Item; change: Change<R> }[] = [];
  for (const { item, patch } of fresh) {
    const key = String(patch[kind.keyField]);
    const before = kept.get(key);
    const after = kind.record.safeParse(mergePatch(before ?? {}, placed(kind, before, patch)));
    if (after.success) merged.push({ item, change: { key, before, after: after.data } });
    else addFindings(item, findingsOf(after.error), report);
  }
  for (const { change } of merged) known?.set(change.key, change.after);
  const changes = merged.flatMap(({ item, change }) => {
    if (!report.addRecord(kind.name, change.key, change.before, change.after)) return [];
    addFindings(item, kind.check?.(change.after, context) ?? [], report);
    return change;
  });
  if (report.problemCount === 0) await kind.write(q, changes);
}

export function addFindings(item: Item, found: Finding[], report: ChangeReport): void {
  for (const one of found) report.addProblem(problemOf(item, one));
}

function placed<R>(
  kind: EntityType<R>,
  before: R | undefined,
  patch: CheckedItem["patch"],
): unknown {
  if (!kind.members) return patch;
  const { field } = kind.members;
  const kept = isFields(before) && isFields(before[field]) ? before[field] : {};
  return { ...patch, [field]: placeNewMembers(kept, patch[field]) };
}
