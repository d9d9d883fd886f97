import { routes } from "./sitemap/routes";

export default routes;
