/** Keeps processes out of each other's way where one of them is enough. */
export interface Locks {
  /** Runs `work` while nobody else holds the name, for `ttlMs` at most; null where somebody does. */
  withLock<T>(name: string, ttlMs: number, work: () => Promise<T>): Promise<T | null>;
}

/** For a single process; several share locks through Redis. */
export function createLocalLocks(): Locks {
  const held = new Set<string>();
  return {
    withLock: async (name, _ttlMs, work) => {
      if (held.has(name)) return null;
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
  };
}
