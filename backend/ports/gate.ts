/** Thrown where too many wait already. */
export class GateFull extends Error {
  override name = "GateFull";
}

/** Lets so much work in at once; so much more waits for its turn, in order; the rest is turned away. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let inside = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw new GateFull("too many wait");
    await new Promise<void>((turn) => queue.push(turn));
  }

  /** The place goes straight to the next in line, so that nobody slips in between. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
