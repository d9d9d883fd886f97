import type { LoaderFunctionArgs } from "@remix-run/node";
import type { StaffAccess } from "#backend/contract/permissions";
import type { StaffLogin } from "#backend/contract/staff";
import { staffFactorPath, staffLoginPath, staffStepPath } from "~/sitemap/staff-paths";
import { getContext, notFound, type RequestContext } from "./context.server";
import { endFlash } from "./flash.server";
import { intendedPath } from "./require-user.server";
import { redirectTo } from "./responses.server";
import { staffPlace } from "./staff-return.server";

export type StaffContext = RequestContext & { staff: StaffLogin };

/**
 * Opens a page of the back-office; `ctx.api` carries the staff's token, `ctx.staff` says who it is and what they may.
 * Whoever has no staff login finds nothing there (404, decisions 27); one that has just ended is asked for again, one
 * whose second factor is still to be shown is asked for that, and both then come back to the page that they wanted; who
 * lacks the permission is refused (403).
 *
 * A page says its permission once, in app/sitemap/staff-pages.ts, and guard-routes.server.ts asks it before the loader
 * and the action: they call this for their context alone, or with another permission for a part of the page.
 */
export async function requireStaff(
  args: LoaderFunctionArgs,
  access: StaffAccess = "staff",
): Promise<StaffContext> {
  const ctx = await getContext(args);
  ctx.cacheControl = "no-store";
  const { staff } = ctx;
  if (!staff) {
    if (!ctx.staffEnd) throw notFound();
    const login = staffStepPath(staffLoginPath, staffPlace(intendedPath(args.request)));
    throw redirectTo(ctx, login, { status: 303, flash: endFlash(ctx.staffEnd) });
  }
  if (access !== "staff.unproven") {
    if (!staff.proven) {
      const factor = staffStepPath(staffFactorPath, staffPlace(intendedPath(args.request)));
      throw redirectTo(ctx, factor, { status: 303 });
    }
    if (access !== "staff" && !may(staff, access)) throw new Response(null, { status: 403 });
  }
  return Object.assign(ctx, { staff });
}

/** Whether a login of the staff's has a permission; for links and buttons, the backend asks again. */
export function may({ permissions }: Pick<StaffLogin, "permissions">, permission: string): boolean {
  return permissions.includes("*") || permissions.includes(permission);
}
