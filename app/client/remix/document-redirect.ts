import { pagePathOf } from "./data-request";
import { reloadDocumentHeader } from "./reload-document";

/** Type of Remix's single-fetch answers. */
const singleFetchType = "text/x-script; charset=utf-8";

/**
 * Routes that the router asks for and can't have: Remix then loads the document of the page that was wanted,
 * behind a guard in session storage that a page from the cache takes away again.
 */
export function reloadForRoutes(): Response {
  return new Response(null, { status: 204, headers: { [reloadDocumentHeader]: "true" } });
}

/** Routes that the router has already: it goes on with what it knows. */
export function noFurtherRoutes(): Response {
  return new Response("{}", { headers: { "Content-Type": "application/json" } });
}

/**
 * Page data that is neither reachable nor kept is answered with "load the document", in the wire format of
 * Remix's single fetch, so that the reader gets the kept document or the offline page instead of an error.
 */
export function redirectToDocument(dataUrl: URL): Response {
  const fields = {
    redirect: pagePathOf(dataUrl.pathname) + dataUrl.search,
    status: 302,
    revalidate: false,
    reload: true,
    replace: false,
  };
  const places: string[] = [];
  const flat = Object.entries(fields).flatMap(([name, value], position) => {
    const at = 2 + position * 2;
    places.push(`"_${at}":${at + 1}`);
    return [JSON.stringify(name), JSON.stringify(value)];
  });
  const body = `[["SingleFetchRedirect",1],{${places.join()}},${flat.join()}]\n`;
  return new Response(body, {
    status: 202,
    headers: { "Content-Type": singleFetchType, "X-Remix-Response": "yes" },
  });
}
