import { logOut, logOutEverywhere } from "~/api/auth.server";
import type { RequestContext } from "./context.server";
import { isEnded, pendingLogoutsCookie } from "./pending-logouts.server";

/**
 * Ends the browser's login, or all of its user's. A session that is dead already, or a backend that can't be reached,
 * is no reason to stay logged in here; what the backend could not be told of is told to it with the next request.
 *
 * @returns whether the backend is yet to be told
 */
export async function endSession(
  ctx: RequestContext,
  { everywhere = false }: { everywhere?: boolean } = {},
): Promise<boolean> {
  const token = ctx.session.token();
  const end = everywhere ? logOutEverywhere : logOut;
  const isLater = token !== undefined && !(await isEnded(end(ctx.api)));
  if (isLater) {
    const pending = [...ctx.pendingLogouts, { token, everywhere }];
    ctx.cookies.push(pendingLogoutsCookie(pending, ctx.settings.secure));
  }
  ctx.session.ended();
  return isLater;
}
