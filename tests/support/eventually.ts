import { vi } from "vitest";

/**
 * Waits until a check no longer throws, and answers what it does. How soon is a matter of the machine, which has other tests
 * to run meanwhile.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}
