import type { Extension } from "#backend/extension";
import { outboxRoutes } from "./calls/routes";

/** The outbox's part of the backend: what would have been sent, in words (decisions 8). */
export const outbox: Extension = { routes: outboxRoutes };
