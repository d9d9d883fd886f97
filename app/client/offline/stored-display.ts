import { localStore } from "~/client/storage/guarded-storage";
import { readUser } from "~/client/storage/session-sync";
import { type Display, displayOf } from "~/i18n/display";

/**
 * The calendar and digits that the cached user has chosen, for what is said of pages that the server doesn't see; the
 * language's own for a visitor. Never read while rendering on the server.
 */
export function storedDisplay(): Display | undefined {
  const info = readUser(localStore)?.info;
  return info?.calendar && info.digits ? displayOf(info) : undefined;
}
