import type { CrudCan } from "#backend/contract/crud";

interface ListKind {
  rows: number;
  can: CrudCan;
  /** Answers no page after this one: what the shop does when loading fails. */
  maxPages?: number;
}

const open: CrudCan = { add: true, update: true, delete: true };
const closed: CrudCan = { add: false, update: false, delete: false };

/** The lists that there are, by the first word of their names; a test takes a word of its own behind it. */
const kinds: Record<string, ListKind> = {
  items: { rows: 23, can: open },
  empty: { rows: 0, can: open },
  append: { rows: 23, can: { ...closed, add: true } },
  closed: { rows: 23, can: closed },
  thousands: { rows: 10_000, can: closed },
  torn: { rows: 30, can: closed, maxPages: 1 },
  broken: { rows: 0, can: closed, maxPages: 0 },
};

/** What a name such as `items` or `items-k3v9` stands for; undefined for others. */
export function kindOf(name: string): ListKind | undefined {
  const [, kind = "", own] = /^([a-z]+)(-[a-z\d]{1,24})?$/.exec(name) ?? [];
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  // Only small lists may be had many times over.
  return own && found && found.rows > 100 ? undefined : found;
}
