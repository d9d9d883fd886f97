import type { App } from "../../http/app";
import type { Services } from "../../services";
import { labListRoutes } from "./lists/routes";
import { nameRoutes } from "./names/routes";
import { pictureRoutes } from "./pictures/routes";

/** What the component laboratory is fed by (decisions 22); only a shop with LAB=1 answers these calls. */
export function labRoutes(app: App, services: Services): void {
  nameRoutes(app);
  labListRoutes(app, services);
  pictureRoutes(app, services);
}
