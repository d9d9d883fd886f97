/// <reference lib="webworker" />
/**
 * The service worker (R-PWA-01, R-PWA-03): hashed files and pictures from the cache, public pages from the
 * network and, without one, from the cache; nothing else is touched. A later issue brings offline carts,
 * queues and push: each as one more message handler or event here.
 */

import { languageCodes } from "#backend/contract/languages";
import { CachedFiles } from "./client/pwa/worker/cached-files";
import { CachedPages } from "./client/pwa/worker/cached-pages";
import {
  ActivateHandler,
  FilesHandler,
  ForgetHandler,
  VisitHandler,
} from "./client/pwa/worker/messages";
import {
  findOfflinePage,
  keepOfflinePage,
  offlineLanguage,
  redirectToOfflinePage,
} from "./client/pwa/worker/offline-page";
import { currentReader } from "./client/pwa/worker/reader";
import { changesSession, wantedOf } from "./client/pwa/worker/wanted";
import { removeOldCaches, workerCaches } from "./client/pwa/worker/worker-caches";
import { isPartialData } from "./client/remix/data-request";
import { redirectToDocument, reloadForRoutes } from "./client/remix/document-redirect";

declare const self: ServiceWorkerGlobalScope;

const files = new CachedFiles(workerCaches.files, { entries: 300, bytes: 10_000_000 });
const pictures = new CachedFiles(workerCaches.pictures, { entries: 200, bytes: 20_000_000 });
const pages = new CachedPages(workerCaches.pages, async () => {
  await keepOfflinePage(await currentReader(), files);
});

/** The handlers enter themselves in one table by their type; any of them finds the right one. */
const [messages] = [
  new ActivateHandler(),
  new VisitHandler(pages),
  new FilesHandler(files, pictures),
  new ForgetHandler(),
] as const;

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all(languageCodes.map((lang) => keepOfflinePage({ lang, lite: false }, files))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  event.waitUntil(messages.handleMessage(event));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (changesSession(request)) event.waitUntil(caches.delete(workerCaches.pages));
  const wanted = wantedOf(request, self.location.origin);
  const stayAlive = (work: Promise<unknown>) => event.waitUntil(work);
  if (wanted === "file") event.respondWith(files.handleRequest(request, stayAlive));
  if (wanted === "routes") {
    event.respondWith(files.handleRequest(request, stayAlive).catch(reloadForRoutes));
  }
  if (wanted === "picture") event.respondWith(pictures.handleRequest(request, stayAlive));
  if (wanted === "document") event.respondWith(answerDocument(event, stayAlive));
  if (wanted === "data") event.respondWith(answerData(request, stayAlive));
});

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await removeOldCaches();
  await self.clients.claim();
}

async function answerDocument(
  event: FetchEvent,
  stayAlive: (work: Promise<unknown>) => void,
): Promise<Response> {
  const url = new URL(event.request.url);
  try {
    return await pages.answer({
      request: event.request,
      preload: event.preloadResponse,
      stayAlive,
    });
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
    return await pages.answer({ request, stayAlive });
  } catch (error) {
    // Data that a part of a page asks for, such as suggestions, must not take the page away.
    if (isPartialData(url)) throw error;
    return redirectToDocument(url);
  }
}
