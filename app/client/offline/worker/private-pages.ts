/** Orders, invoices and tickets: from the network and, without one, from their owner's private shelf (decision 160). */
import { decodeHtml } from "../../../api/client/html-decode";
import { match } from "../../../sitemap/match";
import {
  markCached,
  networkOrSaved,
  type PageRequest,
  timeoutMs,
  unsavedTimeoutMs,
  withTimeout,
} from "../../pwa/worker/cached-pages";
import { withRoom } from "../../pwa/worker/make-room";
import { pageAddressOf } from "../../remix/data-request";
import { clearShelf, dropFromShelf, listShelf, putOnShelf, takeFromShelf } from "../shelf/shelf";

/** Whose page it is, where it may lie on a shelf (page-headers.server.ts). */
const ownerHeader = "X-Shelf";
/** A page that was saved so short a time ago is not asked for again. */
const youngMs = 10_000;
/** What a saved page needs of its answer; its policy lists the hashes of its own scripts. */
const savedHeaders = [
  "Content-Type",
  "Content-Security-Policy",
  "Content-Language",
  "Referrer-Policy",
];

/** Whether a page may lie on its owner's shelf. */
export const isPrivate = (pathname: string): boolean => match(pathname).page.shelf === true;

/**
 * The network's answer or, without one in time, what lies on the shelf. Rejects when there is neither.
 * @param onAnswer is told of what came from the network
 */
export async function answerPrivate(
  { request, preload, stayAlive }: PageRequest,
  onAnswer: (response: Response) => Promise<void>,
): Promise<Response> {
  const askedAt = Date.now();
  const network = (async () => (await preload) ?? (await fetch(request)))();
  const noting = network.then(async (response) => {
    await note(request.url, response.clone(), askedAt);
    await onAnswer(response);
  });
  stayAlive(noting.catch(() => {}));
  return networkOrSaved(network, () => readSaved(request.url));
}

/** The data of such a page; without a network in time it rejects, so that its document is asked for. */
export async function answerPrivateData(request: Request): Promise<Response> {
  const network = fetch(request);
  const isSaved = (await readSaved(request.url).catch(() => undefined)) !== undefined;
  const response = await withTimeout(network, isSaved ? timeoutMs : unsavedTimeoutMs);
  // The page sends its reader elsewhere: to the login.
  if (response.status === 202) await clearShelf().catch(() => {});
  return response;
}

/** The reader came to such a page by its data alone: its document is asked for, as they are given it. */
export async function visitPrivate(url: URL): Promise<void> {
  const address = url.pathname + url.search;
  const saved = (await listShelf()).find((page) => page.address === address);
  if (saved && Date.now() - saved.savedAt < youngMs) return;
  const askedAt = Date.now();
  const response = await fetch(url, {
    headers: { Accept: "text/html" },
    cache: "no-store",
    redirect: "manual",
    priority: "low",
  });
  await note(url.href, response, askedAt);
}

/** What an answer says of its reader: a page for the shelf, no page any more, or the end of the login. */
async function note(href: string, response: Response, askedAt: number): Promise<void> {
  const address = addressOf(href);
  if (response.type === "opaqueredirect" || response.redirected || response.status === 401) {
    return clearShelf();
  }
  if (response.status === 404) return dropFromShelf(address);
  const ownerId = response.headers.get(ownerHeader);
  if (response.status !== 200 || !ownerId) return;
  const html = await response.text();
  const title = decodeHtml(/<title>([^<]*)/.exec(html)?.[1] ?? "").replace(/ \| [^|]*$/, "");
  const headers = savedHeaders.flatMap((name): [string, string][] => {
    const value = response.headers.get(name);
    return value ? [[name, value]] : [];
  });
  const label = { address, title, headers };
  await withRoom("shelf", () => putOnShelf({ ownerId, askedAt, label, html }));
}

async function readSaved(href: string): Promise<Response | undefined> {
  const saved = await takeFromShelf(addressOf(href));
  if (!saved) return undefined;
  const page = new Response(saved.html, {
    headers: [...saved.headers, ["Cache-Control", "no-store"]],
  });
  return markCached(page, String(saved.savedAt));
}

/** The page's own address, also of its data. */
function addressOf(href: string): string {
  return pageAddressOf(new URL(href));
}
