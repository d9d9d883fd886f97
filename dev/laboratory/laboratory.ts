import type { Extension } from "#backend/extension";
import { labRoutes } from "./calls/routes";

/** The component laboratory's part of the backend (decisions 22); server.ts mounts it where LAB=1. */
export const laboratory: Extension = { routes: labRoutes };
