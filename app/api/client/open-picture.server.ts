import type { LanguageCode } from "#backend/contract/languages";
import { apiPath } from "./address";
import { sendToBackend } from "./api-client.server";
import { ApiError } from "./api-error";
import { apiHeaders } from "./headers";
import type { ShopLoadContext } from "./load-context";

/**
 * GET media/{file}, by a picture's address with its width: WebP, which every browser knows, of one that has been drawn. Throws
 * ApiError, of status 504 for one that hasn't.
 */
export async function openDrawnPicture(
  context: ShopLoadContext,
  lang: LanguageCode,
  address: string,
): Promise<Response> {
  const headers = apiHeaders(lang);
  headers.set("Accept", "image/webp");
  headers.set("Cache-Control", "only-if-cached");
  const response = await sendToBackend(context, apiPath(address), { method: "GET", headers });
  if (!response.ok) throw new ApiError(response.status, { kind: "reject" });
  return response;
}
