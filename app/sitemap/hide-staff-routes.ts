import { manifestPath } from "../client/remix/data-request";
import { isStaffUrl } from "./match";
import { splitAddress } from "./split-address";

/**
 * The address of a question for routes without the back-office (`/__manifest?p=…`): Remix would answer whoever asks with the
 * modules of its pages. Nobody needs them, for each page of the staff's is a document of its own, and their cookie
 * isn't even sent with the question.
 */
export function hideStaffRoutes(url: string): string {
  const [path, query] = splitAddress(url);
  if (query === undefined || decoded(path) !== manifestPath) return url;
  const asked = new URLSearchParams(query);
  const paths = asked.getAll("p");
  const shown = paths.filter((one) => !beginnings(one).some(isStaffUrl));
  if (shown.length === paths.length) return url;
  asked.delete("p");
  // Without any path Remix takes the question for a broken one.
  for (const one of shown.length > 0 ? shown : ["/"]) asked.append("p", one);
  return `${path}?${asked}`;
}

/** Remix answers with the routes on the way to a path, too. */
function beginnings(path: string): string[] {
  const parts = path.split(/[?#]/, 1)[0]?.split("/").filter(Boolean) ?? [];
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
