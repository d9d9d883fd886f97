import type { Extension } from "#backend/extension";
import { labRoutes } from "./calls/routes";

/** The component laboratory's part of the backend (decisions 22). */
export const laboratory: Extension = {
  migrations: { folder: "dev/laboratory/migrations", notedIn: "__laboratory_migrations" },
  routes: labRoutes,
};
