import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Request } from "@playwright/test";
import { ask } from "../support/ask";
import { shopUrl } from "../support/shop-url";
import { startPage } from "../support/start-page";

const kinds = ["document", "stylesheet", "ahead", "script", "font", "image"] as const;
export type Kind = (typeof kinds)[number];

/**
 * Kilobytes by kind that one page costs somebody who was never here; `ahead` are styles for the next page, `starter` is
 * the script inside the page, `started` all that its use then loads.
 */
export type Weight = Record<Kind | "starter" | "started", number>;

/**
 * Opens the page on a phone, lets it load what it will without a touch, and weighs each address by
 * brotli; pictures as the browser got them. Then the page is used.
 */
export async function weighFirstVisit(
  browser: Browser,
  path: string,
  { lite = false } = {},
): Promise<Weight> {
  const context = await browser.newContext({
    baseURL: shopUrl(),
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  if (lite) await context.addCookies([{ name: "lite", value: "1", url: shopUrl() }]);
  // A strong device starts by itself.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 }),
  );
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(path, { waitUntil: "networkidle" });
  if (lite) await scrollThrough(page);
  const cookie = lite ? "lite=1" : "";
  const first = await weighAll(requests.splice(0), cookie);
  const starter = await weighStarter(page);
  if (!lite) await startPage(page);
  await page.waitForLoadState("networkidle");
  const { script: started } = await weighAll(requests, cookie);
  const inside = await weighPictureInside(page);
  await context.close();
  const document = first.document - inside;
  return { ...first, document, image: first.image + inside, starter, started };
}

async function weighAll(requests: readonly Request[], cookie: string) {
  const weight = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of requests) {
    const kind = kindOf(request);
    if (kind) weight[kind] += await weigh(request, kind, cookie);
  }
  return weight;
}

/** The picture that the page brings along (docs/decisions/0241) is one all the same. */
async function weighPictureInside(page: Page): Promise<number> {
  const sources = await page
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("srcset") ?? ""));
  const [, picture = ""] = /^data:[^,]*,(\S*)/m.exec(sources.join("\n")) ?? [];
  return Buffer.from(picture, "base64").length / 1024;
}

/** The scripts inside a page, without its data. */
async function weighStarter(page: Page): Promise<number> {
  const scripts = await page.locator("script:not([type]):not([src])").allTextContents();
  const code = scripts.filter((text) => !/^window\.(__remixContext|handOver)\b/.test(text));
  return code.length > 0 ? brotliCompressSync(code.join("\n")).length / 1024 : 0;
}

/** Lite pages wait for the reader with their pictures too: all of them count. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState("networkidle");
}

/** A module that a preload asks for is a script whatever the browser calls it; so are drawn icons pictures. */
function kindOf(request: Request): Kind | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith(".js")) return "script";
  if (pathname.endsWith(".css") && request.resourceType() !== "stylesheet") return "ahead";
  if (pathname.endsWith(".svg")) return "image";
  return kinds.find((kind) => kind === request.resourceType());
}

async function weigh(request: Request, kind: Kind, cookie: string): Promise<number> {
  const url = new URL(request.url());
  if (url.origin !== shopUrl()) return 0;
  if (kind === "image" && !url.pathname.endsWith(".svg")) {
    return ((await (await request.response())?.body())?.length ?? 0) / 1024;
  }
  const answer = await ask(url.pathname + url.search, {
    headers: { "Accept-Encoding": "br", Cookie: cookie },
  });
  return answer.body.length / 1024;
}
