import { ApiError } from "~/api/client/api-error";
import type { RequestContext } from "./context.server";
import { followLocation } from "./follow-location.server";

const pageStatuses = new Set([400, 403, 404, 413, 429, 503]);

/**
 * For loaders: a failed call as the page that says so (`.catch(asPage(ctx))`). What the backend could not
 * find is the shop's 404, what it can't do just now a 503; the rest stays an error and ends as 500.
 */
export function asPage(ctx: RequestContext): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const redirect = followLocation(ctx, error);
    if (redirect) throw redirect;
    if (!pageStatuses.has(error.status)) throw error;
    const headers = error.status === 503 ? { "Retry-After": "30" } : undefined;
    throw new Response(null, { status: error.status, headers });
  };
}

/**
 * For a part of a page that can be done without: loading it stops, and nothing is thrown (R-CRUD-15, R-INF-07). Only where
 * the backend sends the reader elsewhere, they go.
 */
export function asNothing(ctx: RequestContext): (error: unknown) => null {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    const redirect = followLocation(ctx, error);
    if (redirect) throw redirect;
    return null;
  };
}
