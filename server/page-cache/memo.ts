import { LRUCache } from "lru-cache";

/** Longer texts are worked out each time. */
const longest = 512;

/** Remembers a pure function's answers for short texts, such as headers of which a few forms come again and again. */
export function memo<T extends {}>(compute: (text: string) => T) {
  const known = new LRUCache<string, T>({ max: 500, memoMethod: (text) => compute(text) });
  return (text: string): T => (text.length > longest ? compute(text) : known.memo(text));
}
