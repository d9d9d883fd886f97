/**
 * Runs what sends the log while no other tab does, nor the worker. Where the browser knows no locks two may send the
 * same; the shop makes each change once.
 */
export async function oneAtATime<T>(run: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return run();
  return navigator.locks.request("offline-log", run);
}
