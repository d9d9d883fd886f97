/** Runs what can be stopped, and stops it after so many milliseconds; it rejects then. */
export async function inTime<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const timer = setTimeout(() => stopping.abort(), ms);
  try {
    return await run(stopping.signal);
  } finally {
    clearTimeout(timer);
  }
}
