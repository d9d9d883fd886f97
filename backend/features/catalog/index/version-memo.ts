import { LRUCache } from "lru-cache";

/**
 * Answers kept per catalogue version, made once however many ask at the same time. Old versions'
 * answers fall out as new ones come in; a failure is not kept.
 */
export class VersionMemo<T> {
  readonly #cached: LRUCache<string, Promise<T>>;

  constructor(max: number) {
    this.#cached = new LRUCache({ max });
  }

  get(version: number, key: string, make: () => Promise<T>): Promise<T> {
    const full = `${version} ${key}`;
    const kept = this.#cached.get(full);
    if (kept) return kept;
    const made = make();
    this.#cached.set(full, made);
    made.catch(() => this.#cached.delete(full));
    return made;
  }
}
