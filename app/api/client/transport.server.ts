import { noteCatalogHeaders, noteDoubt, seenCatalogVersion } from "../catalog-version.server";
import { ApiError } from "./api-error";
import { type ShopLoadContext, settingsOf } from "./load-context";

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
  nameCaller(init.headers, context);
  try {
    // Node wants to be told that a stream is sent before the answer comes.
    const streamed = init.body instanceof ReadableStream ? ({ duplex: "half" } as const) : {};
    const request = new Request(base + path, { ...init, ...streamed, redirect: "manual" });
    const known = seenCatalogVersion();
    const response = await (context.api ?? fetch)(request);
    noteCatalogHeaders(response.headers, known);
    if (request.method === "GET" && isRefusal(response)) noteDoubt();
    return response;
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    noteDoubt();
    throw new ApiError(503, { kind: "message", msg: "error.unavailable" });
  }
}

/** Whether another answer may come where the same is asked again. */
function isRefusal({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

/**
 * Says for whom the call is made: exactly one address, the shopper's. What a browser itself claims of
 * addresses is never handed on, or it could pass for anybody.
 */
export function nameCaller(headers: Headers, { caller }: ShopLoadContext): void {
  for (const name of ["forwarded", "x-forwarded-for"]) headers.delete(name);
  if (caller?.address) headers.set("X-Forwarded-For", caller.address);
  if (caller?.agent) headers.set("User-Agent", caller.agent);
}
