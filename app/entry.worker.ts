/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
