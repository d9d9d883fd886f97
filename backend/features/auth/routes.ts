import type { App } from "../../http/app";
import type { Services } from "../../services";
import { sendRoutes } from "./challenges/send-routes";
import { loginRoutes } from "./login/login-routes";
import { passwordRoutes } from "./password/password-routes";
import { sessionRoutes } from "./sessions/session-routes";

/** Login, logout, the user's logins and password (decisions 5 to 9). */
export function authRoutes(app: App, services: Services): void {
  sendRoutes(app, services);
  loginRoutes(app, services);
  sessionRoutes(app, services);
  passwordRoutes(app, services);
}
