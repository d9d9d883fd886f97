/// <reference lib="webworker" />
/**
 * The service worker (R-PWA-01, R-PWA-03): hashed files and pictures from the cache, public pages from the
 * network and, without one, from the cache; orders, invoices and tickets from the network and, without one, from their
 * owner's sealed shelf; nothing else is touched.
 */

import { isLanguage, languageCodes } from "#backend/contract/languages";
import { syncTag } from "./client/offline/log/background-sync";
import { clearShelf } from "./client/offline/shelf/shelf";
import {
  answerPrivate,
  answerPrivateData,
  isPrivate,
  visitPrivate,
} from "./client/offline/worker/private-pages";
import { sendLog } from "./client/offline/worker/send-log";
import { answerRoutes } from "./client/pwa/worker/answer-routes";
import { CachedFiles } from "./client/pwa/worker/cached-files";
import { CachedPages } from "./client/pwa/worker/cached-pages";
import {
  ActivateHandler,
  FilesHandler,
  ForgetHandler,
  VisitHandler,
} from "./client/pwa/worker/messages";
import { settleNavigationPreload } from "./client/pwa/worker/navigation-preload";
import {
  findOfflinePage,
  keepHelp,
  keepOfflinePage,
  offlineLanguage,
  redirectToOfflinePage,
} from "./client/pwa/worker/offline-page";
import { listenForPush } from "./client/pwa/worker/push";
import { currentReader } from "./client/pwa/worker/reader";
import { changesSession, wantedOf } from "./client/pwa/worker/wanted";
import { removeOldCaches, workerCaches } from "./client/pwa/worker/worker-caches";
import { isPartialData } from "./client/remix/data-request";
import { redirectToDocument } from "./client/remix/document-redirect";
import { match } from "./sitemap/match";

declare const self: ServiceWorkerGlobalScope;

const files = new CachedFiles(workerCaches.files, { entries: 300, bytes: 10_000_000 }, "pages");
const pictures = new CachedFiles(
  workerCaches.pictures,
  { entries: 200, bytes: 20_000_000 },
  "pictures",
);
const pages = new CachedPages(workerCaches.pages, async () => {
  const reader = await currentReader();
  await keepOfflinePage(reader, files);
  await keepHelp(reader, files);
});

/** The handlers enter themselves in one table by their type; any of them finds the right one. */
const [messages] = [
  new ActivateHandler(),
  new VisitHandler(visit),
  new FilesHandler(files, pictures),
  new ForgetHandler(forgetReader),
] as const;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  event.waitUntil(messages.handleMessage(event));
});

// TypeScript's workers don't know Background Sync.
self.addEventListener("sync" as "message", (event: ExtendableEvent & { tag?: string }) => {
  if (event.tag === syncTag) event.waitUntil(sendLog());
});

listenForPush();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (changesSession(request)) event.waitUntil(forgetReader());
  const wanted = wantedOf(request, self.location.origin);
  const stayAlive = (work: Promise<unknown>) => event.waitUntil(work);
  if (wanted === "file") event.respondWith(files.handleRequest(request, stayAlive));
  if (wanted === "routes") {
    event.respondWith(answerRoutes(event, files.handleRequest(request, stayAlive)));
  }
  if (wanted === "picture") event.respondWith(pictures.handleRequest(request, stayAlive));
  if (wanted === "document") event.respondWith(answerDocument(event, stayAlive));
  if (wanted === "data") event.respondWith(answerData(request, stayAlive));
});

/**
 * The offline pages have to be there, one after the other, for nearly all that they need is the same; help is kept in the
 * language of the page that brought the worker.
 */
async function install(): Promise<void> {
  for (const lang of languageCodes) await keepOfflinePage({ lang, lite: false }, files);
  const [open] = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const lang = open && match(new URL(open.url).pathname).lang;
  if (isLanguage(lang)) await keepHelp({ lang, lite: false }, files);
}

async function visit(url: URL): Promise<void> {
  if (isPrivate(url.pathname)) await visitPrivate(url).catch(() => {});
  else await pages.visit(url);
}

/** Takes away what was made or saved for the reader until now. */
async function forgetReader(): Promise<void> {
  await caches.delete(workerCaches.pages);
  // Where there is no IndexedDB nothing lies on a shelf.
  await clearShelf().catch(() => {});
}

async function activate(): Promise<void> {
  await settleNavigationPreload();
  await removeOldCaches();
  await self.clients.claim();
}

async function answerDocument(
  event: FetchEvent,
  stayAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    const asked = { request: event.request, preload: event.preloadResponse, stayAlive };
    if (!isPrivate(url.pathname)) return await pages.answer(asked);
    return await answerPrivate(asked, (response) => pages.noteReader(response));
  } catch {
    const lang = offlineLanguage(url);
    const offline = lang && (await findOfflinePage(lang));
    return offline ?? redirectToOfflinePage(url);
  }
}

async function answerData(
  request: Request,
  stayAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(request.url);
  try {
    if (isPrivate(url.pathname)) return await answerPrivateData(request);
    return await pages.answer({ request, stayAlive });
  } catch (error) {
    // Data that a part of a page asks for, such as suggestions, must not take the page away.
    if (isPartialData(url)) throw error;
    return redirectToDocument(url);
  }
}
