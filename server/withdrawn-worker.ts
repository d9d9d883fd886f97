import type { RequestHandler } from "express";

/**
 * What takes the place of a service worker that does harm (`SERVICE_WORKER=0`): it comes into force at once, takes
 * away what the worker before it had cached, and then itself. What waits to be sent lies elsewhere, and stays.
 */
const source = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Answers the worker's address, which browsers ask for past every cache, also where the worker answers nothing. */
export const withdrawWorker: RequestHandler = (_req, res) => {
  res.type("text/javascript").setHeader("Cache-Control", "no-cache");
  res.send(source);
};
