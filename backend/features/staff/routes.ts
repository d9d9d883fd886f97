import type { App } from "../../http/app";
import type { Services } from "../../services";
import { staffAdminRoutes } from "./admin-routes";
import { invitationRoutes } from "./invitation-routes";
import { staffLoginRoutes } from "./login-routes";
import { ownStaffRoutes } from "./own-routes";
import { passkeyRoutes } from "./passkey-routes";

/** The back-office's own: its sign-in, who works there and what they may (decisions 27, 0120). */
export function staffRoutes(app: App, services: Services): void {
  staffLoginRoutes(app, services);
  ownStaffRoutes(app, services);
  passkeyRoutes(app, services);
  staffAdminRoutes(app, services);
  invitationRoutes(app, services);
}
