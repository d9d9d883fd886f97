import { type Fields, isFields } from "../import/merge-patch";

/**
 * A record as a file has it: every field of its schema, null where it has none, and the map of its members
 * as a list in their order.
 */
export function writtenForm(
  record: Fields,
  shape: object,
  members?: { field: string; key: string },
): Fields {
  const written = Object.fromEntries(
    Object.keys(shape).map((name) => [name, record[name] ?? null]),
  );
  if (!members) return written;
  return { ...written, [members.field]: listOf(record[members.field], members.key) };
}

function listOf(map: unknown, key: string): Fields[] {
  if (!isFields(map)) return [];
  const list = Object.entries(map).map(([name, member]) => ({
    [key]: name,
    ...(isFields(member) && member),
  }));
  return list.sort((one, other) => orderOf(one) - orderOf(other));
}

function orderOf(member: Fields): number {
  return typeof member.sort === "number" ? member.sort : 0;
}
