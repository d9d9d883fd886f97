import type { LoaderFunctionArgs } from "@remix-run/node";
import { logOut } from "~/api/auth.server";
import { ApiError } from "~/api/client/api-error";
import { guardAction } from "~/request/action.server";
import { requireStaff } from "~/request/require-staff.server";
import { redirectTo } from "~/request/responses.server";
import { staffHomePath, staffLoginPath } from "~/sitemap/staff-paths";

/** POST /staff/logout ends the staff's login. One that the backend can't be told of stays, and says so. */
export const action = guardAction(async ({ ctx }) => {
  await logOut(ctx.api).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  });
  ctx.session.ended();
  return redirectTo(ctx, staffLoginPath, { flash: { type: "success", key: "staff.bye" } });
});

/** GET /staff/logout: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await requireStaff(args, "staff.unproven"), staffHomePath, { status: 302 });
}
