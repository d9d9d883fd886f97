import { readNumber } from "~/ui/number/number-value";

/** The types of an item (R-JSON-01): json is an object, array a list, each of further items (C-71). */
export const itemTypes = ["text", "number", "boolean", "json", "array"] as const;
export type ItemType = (typeof itemTypes)[number];

/** An item as it is edited. `key` is its name in an object, unused in a list. */
export interface JsonItem {
  /** Names it while it is edited. */
  id: number;
  key: string;
  type: ItemType;
  /** Of a text, or a number as it is typed. */
  text: string;
  isTrue: boolean;
  /** Of an object or a list. */
  items: JsonItem[];
}

/** Gives every item of one editor its own id. */
export type NextId = () => number;

export function countIds(): NextId {
  let last = 0;
  return () => ++last;
}

/** A new, empty item. */
export function makeItem(type: ItemType, id: number, key = ""): JsonItem {
  return { id, key, type, text: type === "number" ? "0" : "", isTrue: true, items: [] };
}

/** A value as an item; none where a part of it is null, which is edited as text (C-71). */
export function toItem(value: unknown, nextId: NextId, key = ""): JsonItem | undefined {
  const type = typeOf(value);
  if (!type) return undefined;
  const item = makeItem(type, nextId(), key);
  if (type === "text" || type === "number") return { ...item, text: String(value) };
  if (type === "boolean") return { ...item, isTrue: value === true };
  const entries = Object.entries(value as object);
  const items = entries.map(([name, one]) => toItem(one, nextId, type === "json" ? name : ""));
  return items.every((one) => one !== undefined) ? { ...item, items } : undefined;
}

function typeOf(value: unknown): ItemType | undefined {
  if (Array.isArray(value)) return "array";
  switch (typeof value) {
    case "string":
      return "text";
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "object":
      return value === null ? undefined : "json";
  }
}

/** What an item stands for. Of names that are the same the last one counts, as JSON has it. */
export function fromItem(item: JsonItem): unknown {
  switch (item.type) {
    case "text":
      return item.text;
    case "number":
      return readNumber(item.text) ?? 0;
    case "boolean":
      return item.isTrue;
    case "array":
      return item.items.map(fromItem);
    case "json":
      return Object.fromEntries(item.items.map((one) => [one.key, fromItem(one)]));
  }
}

/** The tree with one of its items changed; without it where `change` gives none. */
export function changeItem(
  root: JsonItem,
  id: number,
  change: (item: JsonItem) => JsonItem | undefined,
): JsonItem {
  const items = root.items.flatMap((item) => {
    if (item.id !== id) return [item.items.length > 0 ? changeItem(item, id, change) : item];
    return change(item) ?? [];
  });
  return root.id === id ? (change(root) ?? root) : { ...root, items };
}

/** A list or an object with one item more at its end. */
export function addItem(root: JsonItem, parent: number, item: JsonItem): JsonItem {
  return changeItem(root, parent, (one) => ({ ...one, items: [...one.items, item] }));
}

/** JSON as it stands in the text area. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** What a text says; undefined where it is no JSON (R-JSON-02). */
export function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
