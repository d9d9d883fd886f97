import { userState } from "#backend/contract/user";
import type { Door } from "./door.server";

/** GET user (R-API-09). */
export function getUser(door: Door) {
  return door.get("user", userState);
}
