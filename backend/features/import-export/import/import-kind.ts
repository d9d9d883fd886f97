import type { Query } from "../../../db/database";
import { finding, findingsOf } from "./findings";
import { type Item, problemOf } from "./item";
import type { Change, Kind } from "./kinds/kind";
import type { World } from "./kinds/world";
import type { Ledger } from "./ledger";
import { type Fields, isFields, mergePatch, placeNewMembers } from "./merge-patch";
import type { Finding } from "./problems";
import type { Seen } from "./seen";

/** An item whose fields have been read one by one. */
export interface CheckedItem {
  item: Item;
  patch: Fields;
}

export interface Import {
  q: Query;
  ledger: Ledger;
  world: World;
  seen: Seen;
}

/**
 * Lays records over what is kept and writes what differs. Records of a kind that others refer to are
 * known in `world`, where each is put before any is checked.
 */
export async function importRecords<R>(
  kind: Kind<R>,
  items: CheckedItem[],
  { q, ledger, world, seen }: Import,
  known?: Map<string, R>,
): Promise<void> {
  const fresh = items.filter(({ item, patch }) => {
    const key = String(patch[kind.keyField]);
    const first = seen.isFirst(kind.name, key);
    if (!first) addFindings(item, [finding([kind.keyField], "twice", key)], ledger);
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
    else addFindings(item, findingsOf(after.error), ledger);
  }
  for (const { change } of merged) known?.set(change.key, change.after);
  const changes = merged.flatMap(({ item, change }) => {
    if (!ledger.addRecord(kind.name, change.key, change.before, change.after)) return [];
    addFindings(item, kind.check?.(change.after, world) ?? [], ledger);
    return change;
  });
  if (ledger.problemCount === 0) await kind.write(q, changes);
}

export function addFindings(item: Item, found: Finding[], ledger: Ledger): void {
  for (const one of found) ledger.addProblem(problemOf(item, one));
}

function placed<R>(kind: Kind<R>, before: R | undefined, patch: CheckedItem["patch"]): unknown {
  if (!kind.members) return patch;
  const { field } = kind.members;
  const kept = isFields(before) && isFields(before[field]) ? before[field] : {};
  return { ...patch, [field]: placeNewMembers(kept, patch[field]) };
}
