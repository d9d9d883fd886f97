/**
 * Whether an answer may be kept at all: a whole one of the shop itself, without an error, a redirect or the
 * word of the server against it (R-PWA-03).
 */
export function mayKeep(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === "basic" &&
    !response.redirected &&
    !/no-store/i.test(response.headers.get("Cache-Control") ?? "")
  );
}
