import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { hideStaffRoutes } from "~/sitemap/hide-staff-routes";

/**
 * remix-serve asks nobody before it answers a question for routes: node tells of each request before its server has it,
 * and the question loses the back-office there, as it does in the shop's own server.
 */
export function hideFromServe(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = hideStaffRoutes(request.url ?? "/");
  });
}
