/**
 * Access is private until the sitemap says otherwise. Both servers, the shop's own and Remix's, run the routes that
 * come out of here, so no page can forget to ask for a login: neither its loader nor its action begins without one.
 */
import type { ActionFunctionArgs, ServerBuild } from "@remix-run/node";
import { publicRouteIds } from "~/sitemap/routes";
import { requirePost } from "./action.server";
import { readForm } from "./read-form.server";
import { requireUser } from "./require-user.server";

type Routes = ServerBuild["routes"];

/** The routes, of which those that the sitemap doesn't call public answer nobody but logged-in readers. */
export function guardRoutes(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      publicRouteIds.has(id) ? route : guarded(route),
    ]),
  );
}

function guarded(route: Routes[string]): Routes[string] {
  const { loader, action } = route.module;
  const module = { ...route.module };
  if (loader) {
    module.loader = async (args) => {
      await requireUser(args);
      return loader(args);
    };
  }
  if (action) {
    module.action = async (args) => {
      await requireUserOfForm(args);
      return action(args);
    };
  }
  return { ...route, module };
}

/** A form that no page of the shop sent is refused as such first; one left unread would end the connection. */
async function requireUserOfForm(args: ActionFunctionArgs): Promise<void> {
  const { user } = await requirePost(args);
  if (!user.login) await readForm(args.request);
  await requireUser(args);
}
