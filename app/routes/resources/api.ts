import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { nameCaller } from "~/api/client/api-client.server";
import { settingsOf } from "~/api/client/load-context";

/**
 * /api of a storefront on its own: others' requests go on to the backend unchanged, in process or at
 * API_URL, and the answers come back as they are; the storefront adds no cookie and reads none (decisions 15).
 */
async function forward({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { apiUrl } = settingsOf(context);
  if (!context.api && !apiUrl) return unavailable();
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of notHandedOn) headers.delete(name);
  if (context.requestId) headers.set("X-Request-Id", context.requestId);
  nameCaller(headers, context);
  const call = new Request((apiUrl ?? "http://backend.local") + pathname + search, {
    method: request.method,
    headers,
    body: request.body,
    signal: request.signal,
    redirect: "manual",
    duplex: "half",
  });
  try {
    return unpacked(await (context.api ?? fetch)(call));
  } catch (error) {
    if (request.signal.aborted) throw error;
    return unavailable();
  }
}

/** What is between two servers alone; and the storefront's cookies, which are no business of the backend's or of its log. */
const notHandedOn = [
  "cookie",
  "host",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "expect",
];

/** fetch has already unpacked the body, so that its length and encoding no longer hold. */
function unpacked(response: Response): Response {
  if (!response.headers.has("Content-Encoding")) return response;
  const headers = new Headers(response.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(response.body, { status: response.status, headers });
}

function unavailable(): Response {
  return Response.json(
    { msg: "error.unavailable" },
    { status: 503, headers: { "Retry-After": "30" } },
  );
}

export const loader = (args: LoaderFunctionArgs) => forward(args);
export const action = (args: ActionFunctionArgs) => forward(args);
