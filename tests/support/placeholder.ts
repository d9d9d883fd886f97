import type { IncomingHttpHeaders } from "node:http";
import { test } from "@playwright/test";

/** What the results say of a test that was answered with a placeholder: it proves nothing. */
export const metPlaceholder = "met a placeholder";

/** Notes it for the test that is running; outside of one there is nothing to prove. */
export function notePlaceholder(headers: IncomingHttpHeaders): void {
  if (headers["x-placeholder"] === undefined) return;
  const { annotations } = test.info();
  if (!annotations.some(({ type }) => type === metPlaceholder)) {
    annotations.push({ type: metPlaceholder });
  }
}
