/** Thrown where too many wait already. */
export class GateFull extends Error {
  override name = "GateFull";
}

/** Lets so much work in at once; so much more waits for its turn, in order; the rest is turned away. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let inside = 0;
  const queue: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < atOnce) {
      inside += 1;
    } else {
      if (queue.length >= waiting) throw new GateFull("too many wait");
      await new Promise<void>((turn) => queue.push(turn));
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
