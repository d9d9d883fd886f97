import { LRUCache } from "lru-cache";

/**
 * Answers kept per catalogue version, made once however many ask at the same time. Old versions'
 * answers fall out as new ones come in; a failure is not kept.
 */
export class VersionMemo<T> {
  readonly #kept: LRUCache<string, Promise<T>>;

  constructor(max: number) {
    this.#kept = new LRUCache({ max });
  }

  get(version: number, key: string, make: () => Promise<T>): Promise<T> {
    const full = `${version} ${key}`;
    const kept = this.#kept.get(full);
    if (kept) return kept;
    const made = make();
    this.#kept.set(full, made);
    made.catch(() => this.#kept.delete(full));
    return made;
  }
}
