/**
 * Whether an answer may be kept at all: a whole one of the shop itself that holds nothing of its reader, without an
 * error, a redirect or the word of the server against it (R-PWA-03).
 */
export function mayKeep(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === "basic" &&
    !response.redirected &&
    !isPersonal(response) &&
    !/no-store/i.test(response.headers.get("Cache-Control") ?? "")
  );
}

/** Whether an answer holds what is its reader's alone, such as a name or a cart. */
export function isPersonal(response: Response): boolean {
  return response.headers.has("X-Personal");
}
