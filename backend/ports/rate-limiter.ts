import type { Clock } from "./clock";

/** Tries that somebody has in a fixed window of time. */
export interface Allowance {
  /** What is counted, such as `login.send.address`: each purpose has a store of its own. */
  purpose: string;
  /** Who is counted. */
  key: string;
  limit: number;
  windowMs: number;
}

/** Counts tries. */
export interface RateLimiter {
  /**
   * Takes one try. Answers 0 where one was left, else the milliseconds until there are new ones; a refused
   * try does not count.
   */
  take(allowance: Allowance): Promise<number>;
  /** Gives back a try that turned out not to count, such as a login that succeeded. */
  giveBack(allowance: Allowance): Promise<void>;
}

interface Window {
  endsAt: number;
  taken: number;
}

/** Windows of one purpose: some megabytes at most. */
const maxWindows = 20_000;

/** For a single process; several share one through Redis. */
export function createLocalRateLimiter(clock: Clock, max = maxWindows): RateLimiter {
  const stores = new Map<string, WindowStore>();

  function storeOf(purpose: string): WindowStore {
    const store = stores.get(purpose) ?? new WindowStore(max);
    stores.set(purpose, store);
    return store;
  }

  return {
    take: async ({ purpose, ...allowance }) =>
      storeOf(purpose).take(allowance, clock.now().getTime()),
    giveBack: async ({ purpose, key }) => storeOf(purpose).giveBack(key),
  };
}

/**
 * The windows of one purpose. A window that blocks is never forgotten before its end, or whoever is blocked would
 * flood the store to be forgotten; where all of them block, nobody new is let in until one has ended.
 */
class WindowStore {
  /** Both in the order in which the windows ended up there, so that the first ones end first, or nearly so. */
  private readonly open = new Map<string, Window>();
  private readonly blocking = new Map<string, Window>();

  constructor(private readonly max: number) {}

  take({ key, limit, windowMs }: Omit<Allowance, "purpose">, now: number): number {
    const standing = this.blocking.get(key) ?? this.open.get(key);
    if (standing && standing.endsAt > now) {
      if (standing.taken >= limit) return standing.endsAt - now;
      standing.taken += 1;
      this.put(key, standing, limit);
      return 0;
    }
    this.forget(key);
    const fullForMs = this.makeRoom(now);
    if (fullForMs > 0) return fullForMs;
    this.put(key, { endsAt: now + windowMs, taken: 1 }, limit);
    return 0;
  }

  giveBack(key: string): void {
    const window = this.blocking.get(key) ?? this.open.get(key);
    if (!window) return;
    window.taken -= 1;
    this.blocking.delete(key);
    if (window.taken > 0) this.open.set(key, window);
    else this.open.delete(key);
  }

  private put(key: string, window: Window, limit: number): void {
    if (window.taken >= limit) {
      this.open.delete(key);
      this.blocking.set(key, window);
    } else {
      this.open.set(key, window);
    }
  }

  private forget(key: string): void {
    this.open.delete(key);
    this.blocking.delete(key);
  }

  /** Answers the milliseconds until there is room; 0 where there is. */
  private makeRoom(now: number): number {
    if (this.open.size + this.blocking.size < this.max) return 0;
    const [oldest] = this.open.keys();
    if (oldest !== undefined) {
      this.open.delete(oldest);
      return 0;
    }
    let leftMs = 0;
    for (const [key, { endsAt }] of this.blocking) {
      if (endsAt > now) {
        leftMs = endsAt - now;
        break;
      }
      this.blocking.delete(key);
    }
    return this.blocking.size < this.max ? 0 : leftMs;
  }
}
