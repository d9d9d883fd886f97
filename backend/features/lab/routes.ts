import type { App } from "../../http/app";
import { nameRoutes } from "./names/routes";

/** What the component laboratory is fed by (decisions 22); only a shop with LAB=1 answers these calls. */
export function labRoutes(app: App): void {
  nameRoutes(app);
}
