/** How long an answer stands for all who ask. */
const answerMs = 1_000;
/** A database or backend that takes longer counts as away. */
const timeoutMs = 2_000;

export interface Readiness {
  /** Whether requests should come here; asks at most once a second, however many want to know. */
  check(): Promise<boolean>;
  /** No more from now on: the process is going. */
  leave(): void;
}

/** @param ask whether what the process needs answers; may fail or take long */
export function createReadiness(ask: () => Promise<boolean>): Readiness {
  let isLeaving = false;
  let known: { at: number; answer: Promise<boolean> } | undefined;
  return {
    async check() {
      const now = performance.now();
      if (!known || now - known.at >= answerMs) known = { at: now, answer: withinPatience(ask) };
      return (await known.answer) && !isLeaving;
    },
    leave() {
      isLeaving = true;
    },
  };
}

async function withinPatience(ask: () => Promise<boolean>): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((done) => {
    patience = setTimeout(done, timeoutMs, false);
  });
  try {
    return await Promise.race([ask(), tooLong]);
  } catch {
    return false;
  } finally {
    clearTimeout(patience);
  }
}
