/** What Remix writes into session storage when it loads a document because it could not have its routes. */
export const manifestGuardKey = "remix-manifest-version";

/**
 * Takes back Remix's guard against loading documents in a circle. A page from the worker's cache was loaded for
 * just that reason, and the next click may be another such case.
 */
export function dropManifestGuard(session: { remove(key: string): void }): void {
  session.remove(manifestGuardKey);
}
