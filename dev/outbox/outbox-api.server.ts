import type { ApiClient } from "~/api/client/api-client.server";
import { outbox } from "./contract";

/** GET dev/outbox: of everybody, or what went to one e-mail or phone. */
export function getOutbox(api: ApiClient, target?: string | null) {
  return api.get("dev/outbox", outbox, target ? { target } : {});
}
