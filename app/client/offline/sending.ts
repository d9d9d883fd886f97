/** After a failed try the next one comes after so long, then twice as long, up to the longest. */
export const firstRetryMs = 5000;
export const longestRetryMs = 300_000;

export interface Sending {
  /** Tries at once, if something waits. */
  attempt(): void;
  stop(): void;
}

/** Keeps trying while something waits: a browser that says it is online may be wrong. */
export function startSending(send: () => Promise<unknown>, mayTry: () => boolean): Sending {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstRetryMs;
  let isTrying = false;
  let isStopped = false;

  async function attempt() {
    if (isTrying || isStopped || !mayTry()) return;
    clearTimeout(timer);
    isTrying = true;
    try {
      await send();
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
