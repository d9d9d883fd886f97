/** What an infinite list has appended to the page that the server rendered. */
export interface Appended<Item> {
  /** Address of the first appended page: names the list that it belongs to. */
  from: string;
  items: Item[];
  /** Address of the page after them, if there is one. */
  next?: string;
}

/** What a page's request answers: its items, and the address of the page after it. */
export interface AppendedPage<Item> {
  items: Item[];
  next?: string;
}

/** The list with one more page behind it. */
export function appendPage<Item>(list: Appended<Item>, page: AppendedPage<Item>): Appended<Item> {
  return { from: list.from, items: [...list.items, ...page.items], next: page.next };
}

/** Whether a kept value is an appended list of the page whose next page is `from`. */
export function isAppended<Item>(value: unknown, from: string): value is Appended<Item> {
  if (!value || typeof value !== "object") return false;
  const list = value as Partial<Appended<Item>>;
  return list.from === from && Array.isArray(list.items);
}
