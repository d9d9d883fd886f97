/**
 * How Remix's router asks for a page's data (single fetch): at the page's own path with an ending, the routes that it
 * wants in the query; and where it asks which routes there are.
 */
const dataEnding = /\.data$/;
const rootData = "/_root";
/** Names the parts of a page whose data is asked for. */
export const routesParameter = "_routes";
/** Names an index route as the one that a form is for. */
const indexParameter = "index";

/** Marks an answer as the data that was asked for: without it the router takes the answer for another server's. */
export const dataAnswerHeader = "X-Remix-Response";

/** How the scripts of a page begin that hand its data over, each a part of it. */
export const dataHandOver = "window.__remixContext.streamController.enqueue(";

/** The script behind the last of them. */
export const dataEnd = "window.__remixContext.streamController.close();";

/** How the script before them begins, which says what the page is. */
export const pageContext = "window.__remixContext={";

/** Where the router asks for routes that it does not know yet. */
export const manifestPath = "/__manifest";

/** Whether a path is that of a page's data. */
export const isDataPath = (pathname: string): boolean => dataEnding.test(pathname);

/** The path of the page that a path of data belongs to; any other path as it is. */
export function pagePathOf(pathname: string): string {
  if (!isDataPath(pathname)) return pathname;
  const path = pathname.replace(dataEnding, "");
  return path === rootData ? "/" : path;
}

/** The address of the page that was asked for, path and query, without what the router added. */
export function pageAddressOf({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  for (const name of [routesParameter, indexParameter]) query.delete(name);
  const text = query.toString();
  return pagePathOf(pathname) + (text && `?${text}`);
}

/** Whether data is for a part of a page alone, such as suggestions: the page itself is on screen. */
export const isPartialData = ({ searchParams }: URL): boolean => searchParams.has(routesParameter);
