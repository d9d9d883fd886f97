import { newId } from "../ports/ids";

/** The id that the caller gave, where it is one that may stand in logs, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get("X-Request-Id");
  return given && /^[\w-]{8,64}$/.test(given) ? given : newId();
}
