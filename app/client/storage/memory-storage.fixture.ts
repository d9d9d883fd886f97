/** A Storage that lives in memory, for tests. */
export function memoryStorage(start: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(start));
  return {
    get length() {
      return items.size;
    },
    key: (position) => [...items.keys()][position] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
