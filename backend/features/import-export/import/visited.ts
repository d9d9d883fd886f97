/** Remembers which records the files have named. */
export class Visited {
  private readonly keys = new Map<string, Set<string>>();

  /** Tells whether a record is named for the first time. */
  isFirst(kind: string, key: string): boolean {
    const keys = this.of(kind);
    return keys.size !== keys.add(key).size;
  }

  of(kind: string): Set<string> {
    const keys = this.keys.get(kind) ?? new Set();
    this.keys.set(kind, keys);
    return keys;
  }
}
