import type { App } from "./app";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Whether a path answers to another method than the one that was tried (R-API-28). */
export function methodExists(app: App, tried: string, path: string): boolean {
  return methods
    .filter((method) => method !== tried)
    .some((method) => {
      const [handlers] = app.router.match(method, path);
      return handlers.some(([[, route]]) => route.method === method);
    });
}
