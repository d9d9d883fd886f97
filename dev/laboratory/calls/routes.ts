import type { App } from "#backend/http/app";
import type { Services } from "#backend/services";
import { codeRoutes } from "./codes/routes";
import { craftRoutes } from "./crafts/routes";
import { formRoutes } from "./forms/routes";
import { labListRoutes } from "./lists/routes";
import { nameRoutes } from "./names/routes";
import { pictureRoutes } from "./pictures/routes";

/** What the component laboratory is fed by (decisions 22); only a shop with LAB=1 answers these calls. */
export function labRoutes(app: App, services: Services): void {
  nameRoutes(app);
  codeRoutes(app);
  formRoutes(app);
  craftRoutes(app);
  labListRoutes(app, services);
  pictureRoutes(app, services);
}
