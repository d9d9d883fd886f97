import type { LanguageCode } from "#backend/contract/languages";
import { apiPath } from "./address";
import { sendToBackend } from "./api-client.server";
import { ApiError } from "./api-error";
import { apiHeaders } from "./headers";
import type { ShopLoadContext } from "./load-context";

/** Who looks: the request's language and its session's token. */
interface Viewer {
  lang: LanguageCode;
  session: { token(): string | undefined };
}

/**
 * GET user/tickets/{code}/pictures/{file}, or the desk's: its bytes as they come. Throws ApiError, 404 where it is
 * somebody else's.
 */
export async function openTicketPicture(
  context: ShopLoadContext,
  { lang, session }: Viewer,
  { side, code, file }: { side: "user" | "admin"; code: string; file: string },
): Promise<Response> {
  const path = apiPath(
    `${side}/tickets/${encodeURIComponent(code)}/pictures/${encodeURIComponent(file)}`,
  );
  const headers = apiHeaders(lang, session.token());
  const response = await sendToBackend(context, path, { method: "GET", headers });
  if (!response.ok) throw new ApiError(response.status, { kind: "reject" });
  return response;
}
