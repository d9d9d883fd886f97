/**
 * GET /assets/*: built files are answered before the router; what comes here is none, of an older build perhaps.
 * Plain, for a page would only be read as a broken script or picture (R-ROUTE-33).
 */
export function loader(): Response {
  return new Response(null, { status: 404 });
}
