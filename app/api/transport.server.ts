import { type ShopLoadContext, settingsOf } from "~/http/load-context";
import { ApiError } from "./answer";
import { noteCatalogVersion } from "./catalog-version.server";

/**
 * Sends one request to the backend: in process where server.ts hands it in, else over the network to
 * API_URL (decisions 15). A backend that can't be reached is a 503.
 */
export async function sendToBackend(
  context: ShopLoadContext,
  path: string,
  init: RequestInit & { headers: Headers },
): Promise<Response> {
  const base = settingsOf(context).apiUrl ?? "http://backend.local";
  if (context.requestId) init.headers.set("X-Request-Id", context.requestId);
  try {
    const request = new Request(base + path, { ...init, redirect: "manual" });
    const response = await (context.api ?? fetch)(request);
    noteCatalogVersion(response.headers.get("X-Catalog-Version"));
    return response;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(503, { kind: "message", msg: "error.unavailable" });
  }
}
