import { dataAnswerHeader } from "~/client/remix/data-request";
import { matchUrl } from "~/sitemap/match";

/**
 * What isn't found below the back-office, as data: Remix would name the routes on the way to it. All such answers are
 * alike, so that nobody learns which pages there are. Without its mark the router takes one for a plain 404.
 */
export function hideStaffData(response: Response, { url }: Request): Response {
  if (response.status !== 404 || matchUrl(url).lang?.toLowerCase() !== "staff") return response;
  const headers = new Headers(response.headers);
  for (const name of ["Content-Type", dataAnswerHeader]) headers.delete(name);
  return new Response(null, { status: 404, headers });
}
