import type { ApiClient } from "~/api/client/api-client.server";
import { outbox } from "./contract";

/** GET dev/outbox */
export function getOutbox(api: ApiClient) {
  return api.get("dev/outbox", outbox);
}
