import type { Page } from "@playwright/test";

/**
 * What a page complains of while a test uses it: errors on its console (a refused script or style of the
 * Content-Security-Policy is one), hydration warnings among them, and exceptions.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  /** An address that is opened and answers 404 is the test's own business. */
  const documents = new Set<string>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.add(request.url());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const isOwnDocument =
      message.text().startsWith("Failed to load resource") && documents.has(message.location().url);
    if (message.type() === "error" && !isOwnDocument) complaints.push(message.text());
    if (/hydrat|did not match/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
