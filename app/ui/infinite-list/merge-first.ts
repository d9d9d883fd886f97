/**
 * A list with a newer first page: items that it knows are renewed in their places, new ones stand on top, and
 * nothing is lost (C-58).
 */
export function mergeFirst<Item>(
  loaded: readonly Item[],
  fresh: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const renewed = new Map(fresh.map((item) => [keyOf(item), item]));
  const known = new Set(loaded.map(keyOf));
  return [
    ...fresh.filter((item) => !known.has(keyOf(item))),
    ...loaded.map((item) => renewed.get(keyOf(item)) ?? item),
  ];
}
