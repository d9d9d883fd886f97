import { workerMessages } from "~/client/pwa/worker/message-names";

/** Says something to the worker that controls this page, if one does. */
export function tellWorker(name: keyof typeof workerMessages, payload?: unknown): void {
  navigator.serviceWorker?.controller?.postMessage({ type: workerMessages[name], payload });
}
