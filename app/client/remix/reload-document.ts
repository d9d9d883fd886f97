/** Has an answer of this header loaded as a document, whatever Remix's router would have rendered by itself. */
export const reloadDocumentHeader = "X-Remix-Reload-Document";

/** Marks a redirect as the browser's own: it leads out of the storefront. Changes and returns `response`. */
export function asDocument(response: Response): Response {
  response.headers.set(reloadDocumentHeader, "true");
  return response;
}
