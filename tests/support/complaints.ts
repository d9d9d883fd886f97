import type { Browser, Page } from "@playwright/test";

/** Chromium says so of a hydrated form's 400: what it says is on the page. */
const refusedForm = /status of 400/;

/** Firefox lets a page still say that what it asked for broke off, when the reader has gone on to the next. */
const leftBehind = /^TypeError: Error in input stream|^Failed to fetch manifest patches/;

/**
 * The router breaks off a page's data when the reader has gone on; turbo-stream, which reads it, keeps a promise for
 * its end that nobody waits for.
 */
const brokenOffData = "AbortError: signal is aborted without reason";

/**
 * What a page complains of while a test uses it, noted in a list: errors on its console (a refused script or style of the
 * Content-Security-Policy is one), hydration warnings among them, and exceptions.
 */
export function collectComplaints(page: Page, complaints: string[] = []): string[] {
  /** An address that is opened and answers 404 is the test's own business. */
  const documents = new Set<string>();
  const posted = new Set<string>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.add(request.url());
    if (request.method() === "POST") posted.add(request.url());
  });
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  const isLeftBehind = (text: string) => isFirefox && leftBehind.test(text);
  page.on("pageerror", (error) => {
    const text = String(error);
    // Where the browser was quick enough to note them, the calls that led there follow, a line each.
    const [said] = text.split("\n", 1);
    if (said !== brokenOffData && !isLeftBehind(text)) complaints.push(text);
  });
  page.on("console", (message) => {
    const text = message.text();
    const { url } = message.location();
    const isExpected =
      isLeftBehind(text) ||
      (text.startsWith("Failed to load resource") &&
        (documents.has(url) || (posted.has(url) && refusedForm.test(text))));
    if (message.type() === "error" && !isExpected) complaints.push(text);
    if (/hydrat|did not match/i.test(text)) complaints.push(text);
  });
  return complaints;
}

/** Notes the same of every page of the contexts that are opened from now on; answers what ends it. */
export function watchNewContexts(browser: Browser, complaints: string[]): () => void {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    context.on("page", (page) => collectComplaints(page, complaints));
    return context;
  };
  return () => {
    browser.newContext = newContext;
  };
}

/** What Chromium says of a request that found no network, and what Firefox does. */
export const lostConnection =
  /^Failed to load resource: net::|Failed to fetch|NetworkError when attempting to fetch/;

/** Takes out what a test provokes itself; what else there is stays, and fails the test. */
export function takeOut(complaints: string[], expected: RegExp): void {
  const rest = complaints.filter((text) => !expected.test(text));
  complaints.splice(0, complaints.length, ...rest);
}
