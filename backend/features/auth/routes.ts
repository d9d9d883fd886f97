import type { App } from "../../http/app";
import type { Services } from "../../services";
import { loginRoutes } from "./login-routes";
import { passwordRoutes } from "./password-routes";
import { sendRoutes } from "./send-routes";
import { sessionRoutes } from "./session-routes";

/** Login, logout, the user's logins and password (decisions 5 to 9). */
export function authRoutes(app: App, services: Services): void {
  sendRoutes(app, services);
  loginRoutes(app, services);
  sessionRoutes(app, services);
  passwordRoutes(app, services);
}
