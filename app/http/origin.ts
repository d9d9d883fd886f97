/**
 * Whether a state-changing request comes from elsewhere (decisions 23): a foreign or null Origin does, one
 * without Origin doesn't (text browsers; SameSite=Lax cookies guard those).
 */
export function isForeignOrigin(request: Request, publicUrl: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  return origin !== new URL(publicUrl).origin && new URL(origin).host !== hostOf(request);
}

/** The host that the browser itself named; a page elsewhere can't choose it. */
function hostOf(request: Request): string {
  return request.headers.get("Host") ?? new URL(request.url).host;
}
