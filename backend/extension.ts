import type { App } from "./http/app";
import type { Services } from "./services";

/** What stands outside the shop and is mounted on its backend by whoever puts it together. */
export interface Extension {
  /** Adds calls of its own below /api. */
  routes(app: App, services: Services): void;
}
