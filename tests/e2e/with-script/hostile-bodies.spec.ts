import type { Page } from "@playwright/test";
import { attacks } from "../../../backend/features/rich-text/attacks.fixture";
import { renderRichText } from "../../../backend/features/rich-text/render-rich-text";
import { sanitizeRichText } from "../../../backend/features/rich-text/sanitize-rich-text";
import { expect, test } from "../../support/fixtures";

/**
 * Puts each text into a document of its own that no policy protects, does with its elements what a reader might, and
 * answers those of which something came: a call of `attacked`, or a request.
 */
async function tryEach(page: Page, texts: readonly string[]): Promise<string[]> {
  let hits = 0;
  await page.exposeFunction("attacked", () => {
    hits += 1;
  });
  await page.route("**/*", (route) => {
    const { pathname, host } = new URL(route.request().url());
    const own = host === "reader.example" ? pathname : "";
    if (own === "/") return route.fulfill({ contentType: "text/html", body: "<body>" });
    if (own.startsWith("/api/media/")) {
      return route.fulfill({ contentType: "image/gif", body: picture });
    }
    hits += 1;
    return route.abort();
  });
  await page.goto("https://reader.example/");
  const worked: string[] = [];
  for (const text of texts) {
    const before = hits;
    await page.setContent(`<!doctype html><title>words</title><article>${text}</article>`, {
      waitUntil: "domcontentloaded",
    });
    const left = await page.evaluate(readAsReader);
    if (hits > before || left.length > 0) worked.push(`${text} ${left.join(" ")}`);
  }
  return worked;
}

const picture = Buffer.from("R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "base64");

/** In the page: presses and passes over everything, and answers what stands there that could do something. */
async function readAsReader(): Promise<string[]> {
  const left: string[] = [];
  const calm = (event: Event) => event.preventDefault();
  document.addEventListener("click", calm);
  document.addEventListener("submit", calm);
  for (const element of document.querySelectorAll("body *")) {
    const isLink = element instanceof HTMLAnchorElement && element.hasAttribute("href");
    const address = isLink ? element.protocol : "https:";
    if (!/^(?:https?|mailto|tel):$/.test(address)) left.push(address);
    for (const { name } of element.attributes) if (/^on|^style$/.test(name)) left.push(name);
    if (
      /^(?:script|style|iframe|object|embed|form|base|meta|link|svg|math)$/i.test(element.tagName)
    ) {
      left.push(element.tagName);
    }
    for (const kind of ["mouseover", "pointerenter", "focus", "wheel", "paste", "input", "click"]) {
      element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
    }
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return left;
}

test.describe("hostile bodies in a browser", () => {
  test.setTimeout(180_000);

  test("R-ROUTE-28[sanitised] nothing comes of any, neither from Markdown nor from stored markup", async ({
    page,
  }) => {
    const shown = attacks.flatMap((attack) => [
      renderRichText(attack).html,
      sanitizeRichText(attack),
    ]);
    expect(await tryEach(page, [...new Set(shown)])).toEqual([]);
  });

  test("as it was written a picture's handler runs, or this would show nothing", async ({
    page,
    complaints,
  }) => {
    const raw = attacks.filter((attack) => /^<img\b.*\bonerror=/.test(attack));
    expect(raw.length).toBeGreaterThan(2);
    expect(await tryEach(page, raw)).toHaveLength(raw.length);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain("Failed to load");
  });
});
