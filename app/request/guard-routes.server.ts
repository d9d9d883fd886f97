/**
 * Access is private until the sitemap says otherwise. Both servers, the shop's own and Remix's, run the routes that
 * come out of here, so no page can forget to ask for a login: neither its loader nor its action begins without one.
 */
import type { ActionFunctionArgs, ServerBuild } from "@remix-run/node";
import type { StaffAccess } from "#backend/contract/permissions";
import { publicRouteIds, staffRoutes } from "~/sitemap/routes";
import { requirePost } from "./action.server";
import { readForm } from "./read-form.server";
import { requireStaff } from "./require-staff.server";
import { requireUser } from "./require-user.server";

type Routes = ServerBuild["routes"];

/** The routes, of which those that the sitemap doesn't call public answer nobody but logged-in readers. */
export function guardRoutes(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      publicRouteIds.has(id) ? route : guarded(route, staffRoutes.get(id)),
    ]),
  );
}

function guarded(route: Routes[string], staff: StaffAccess | undefined): Routes[string] {
  const { loader, action } = route.module;
  const module = { ...route.module };
  if (loader) {
    module.loader = async (args) => {
      await (staff ? requireStaff(args, staff) : requireUser(args));
      return loader(args);
    };
  }
  if (action) {
    module.action = async (args) => {
      await requireSender(args, staff);
      return action(args);
    };
  }
  return { ...route, module };
}

/** A form that no page of the shop sent is refused as such first; one left unread would end the connection. */
async function requireSender(
  args: ActionFunctionArgs,
  staff: StaffAccess | undefined,
): Promise<void> {
  const { user, staff: login } = await requirePost(args);
  if (staff ? !login : !user.login) await readForm(args.request);
  await (staff ? requireStaff(args, staff) : requireUser(args));
}
