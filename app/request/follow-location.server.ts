import { ApiError } from "~/api/client/api-error";
import { asDocument } from "~/client/remix/reload-document";
import type { RequestContext } from "./context.server";
import { mayLeadTo } from "./may-lead-to.server";
import { redirectTo } from "./redirects.server";
import { safePath } from "./safe-path";

/**
 * The redirect of a call that was answered with 307 and a location (R-ERR-01): to a page of the shop, or to one
 * where shoppers pay. Undefined for every other error, and for an address elsewhere: that stays an error (C-13).
 */
export function followLocation(ctx: RequestContext, error: unknown): Response | undefined {
  if (!(error instanceof ApiError) || error.outcome.kind !== "redirect") return undefined;
  const { location } = error.outcome;
  const path = safePath(location, "");
  if (path) return redirectTo(ctx, path);
  if (!mayLeadTo(ctx, location)) return undefined;
  return asDocument(redirectTo(ctx, location));
}
