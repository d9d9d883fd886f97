import { calmTurn } from "~/request/calm-turn.server";

/** Thrown where somebody isn't let in: too many wait, the wait was too long, or the asker is gone. */
export class TurnedAway extends Error {
  override name = "TurnedAway";
}

export interface FairGate {
  /**
   * Waits for a place; the answer gives it back, once, however often it is called. Throws TurnedAway.
   * `gone` gives the wait up.
   */
  enter(address: string, gone?: AbortSignal): Promise<() => void>;
}

export interface GateBounds {
  /** Places inside. */
  atOnce: number;
  /** Who may wait for one, all addresses together. */
  waiting: number;
  waitMs: number;
}

interface Waiting {
  address: string;
  admit(): void;
  turnAway(why: string): void;
}

/**
 * Lets a bounded number in, one in a turn of the event loop, so that whatever else the process answers
 * comes in between. Addresses take turns, and where the line is full, who has the most in it loses the
 * last of them: one address may use all that nobody else wants, and never keeps others out.
 */
export function createFairGate(
  { atOnce, waiting: maxWaiting, waitMs }: GateBounds,
  nextTurn: () => Promise<unknown> = calmTurn,
): FairGate {
  /** By address; whose turn is next stands first. */
  const lines = new Map<string, Waiting[]>();
  let waiting = 0;
  let inside = 0;
  let isAdmitting = false;

  function admitSoon(): void {
    if (isAdmitting || waiting === 0 || inside >= atOnce) return;
    isAdmitting = true;
    void nextTurn().then(() => {
      isAdmitting = false;
      const next = lines.values().next().value?.[0];
      if (!next) return;
      remove(next);
      inside += 1;
      next.admit();
      admitSoon();
    });
  }

  /** Takes somebody out of the line; the rest of the address's goes behind the others. */
  function remove(one: Waiting): void {
    const line = lines.get(one.address) ?? [];
    line.splice(line.indexOf(one), 1);
    lines.delete(one.address);
    if (line.length > 0) lines.set(one.address, line);
    waiting -= 1;
  }

  /** Makes room where the line is full: the address with the most in it gives, be it the asker's own. */
  function makeRoom(address: string): void {
    if (waiting < maxWaiting) return;
    const longest = [...lines.values()].reduce((max, line) =>
      line.length > max.length ? line : max,
    );
    const own = lines.get(address)?.length ?? 0;
    const last = longest.at(-1);
    if (!last || own + 1 >= longest.length) throw new TurnedAway("too many wait");
    last.turnAway("others wait too");
  }

  function leaver(): () => void {
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      admitSoon();
    };
  }

  return {
    async enter(address, gone) {
      if (gone?.aborted) throw new TurnedAway("gone");
      makeRoom(address);
      await new Promise<void>((resolve, reject) => {
        const settled = () => {
          clearTimeout(patience);
          gone?.removeEventListener("abort", giveUp);
        };
        const one: Waiting = {
          address,
          admit() {
            settled();
            resolve();
          },
          turnAway(why) {
            settled();
            remove(one);
            reject(new TurnedAway(why));
          },
        };
        const giveUp = () => one.turnAway("gone");
        const patience = setTimeout(() => one.turnAway("waited too long"), waitMs);
        gone?.addEventListener("abort", giveUp);
        lines.set(address, [...(lines.get(address) ?? []), one]);
        waiting += 1;
        admitSoon();
      });
      return leaver();
    },
  };
}
