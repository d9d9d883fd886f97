import { isStaffUrl, matchUrl } from "~/sitemap/match";
import { staffHomePath } from "~/sitemap/staff-paths";
import { safePath } from "./safe-path";

/**
 * Where a sign-in of the staff's goes on to: what `?to=` names, where that is a page of the back-office; else its
 * beginning. The steps of the sign-in and its end are no such page.
 */
export function staffReturnOf(request: Request): string {
  return staffPlace(new URL(request.url).searchParams.get("to"));
}

/** A page of the back-office that somebody may be sent to; its beginning for everything else. */
export function staffPlace(wanted: string | null): string {
  const to = safePath(wanted, staffHomePath);
  if (!isStaffUrl(to)) return staffHomePath;
  const { page } = matchUrl(to);
  const isInside =
    page.access === "staff" && !("permission" in page && page.permission === "staff.unproven");
  return isInside ? to : staffHomePath;
}
