/** What a first visit transfers, by kind, from the browser's own account. */
import type { Browser } from "@playwright/test";
import type { PageKind } from "./pages";

export type Bytes = Record<"html" | "css" | "js" | "fonts" | "pictures" | "other" | "all", number>;

const kinds: Record<string, keyof Bytes> = {
  Document: "html",
  Stylesheet: "css",
  Script: "js",
  Font: "fonts",
  Image: "pictures",
};

export async function measureBytes(
  browser: Browser,
  origin: string,
  pages: Record<PageKind, string>,
  lite: boolean,
): Promise<Record<PageKind, Bytes>> {
  const measured: Partial<Record<PageKind, Bytes>> = {};
  for (const [kind, path] of Object.entries(pages) as [PageKind, string][]) {
    measured[kind] = await visit(browser, origin, path, lite);
  }
  return measured as Record<PageKind, Bytes>;
}

async function visit(browser: Browser, origin: string, path: string, lite: boolean) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  if (lite) await context.addCookies([{ name: "lite", value: "1", url: origin }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const bytes: Bytes = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0, all: 0 };
  const types = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const isScript = /javascript/.test(response.mimeType);
    types.set(requestId, isScript ? "Script" : type);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kinds[types.get(requestId) ?? ""] ?? "other"] += encodedDataLength;
    bytes.all += encodedDataLength;
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await context.close();
  return bytes;
}
