export interface Ticker {
  /** Tells of every tick, until what it returns is called. */
  subscribe(listener: () => void): () => void;
  /** The time of the last tick, in milliseconds. */
  read(): number;
}

/** One timer for all who listen; it runs while anyone does. */
export function createTicker(everyMs: number): Ticker {
  const listeners = new Set<() => void>();
  let time = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick() {
    time = Date.now();
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      time = Date.now();
      timer = setInterval(tick, everyMs);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  }

  return { subscribe, read: () => time };
}
