/** After a failed try the next one comes after so long, then twice as long, up to the longest. */
export const firstRetryMs = 5000;
export const longestRetryMs = 300_000;

export interface Retrying {
  /** Tries at once, if there is something to try. */
  attempt(): void;
  stop(): void;
}

/** Keeps trying until it succeeds, with longer and longer pauses: a browser that says it is online may be wrong. */
export function startRetrying(run: () => Promise<unknown>, mayTry: () => boolean): Retrying {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstRetryMs;
  let isTrying = false;
  let isStopped = false;

  async function attempt() {
    if (isTrying || isStopped || !mayTry()) return;
    clearTimeout(timer);
    isTrying = true;
    try {
      await run();
      pause = firstRetryMs;
    } catch {
      timer = setTimeout(attempt, pause);
      pause = Math.min(pause * 2, longestRetryMs);
    }
    isTrying = false;
  }

  return {
    attempt: () => void attempt(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
