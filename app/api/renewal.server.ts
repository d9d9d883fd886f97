/**
 * One renewal for all requests of a session that were told to renew (R-TOKEN-02, R-TOKEN-03): the first
 * one starts it, the others wait for the same promise. Between processes the backend's grace for the old
 * token does the same (decisions 7).
 */
const running = new Map<string, Promise<string>>();

export function renewOnce(token: string, renew: () => Promise<string>): Promise<string> {
  const current = running.get(token);
  if (current) return current;
  const started = renew().finally(() => running.delete(token));
  running.set(token, started);
  return started;
}
