import { notFound } from "~/request/context.server";

/** POST /{lang}/sync: what was done while the shop could not be reached, in order (R-PWA-14). */
export { takeOfflineLog as action } from "~/features/offline-log/take-offline-log.server";

export function loader(): never {
  throw notFound();
}
