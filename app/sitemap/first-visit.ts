import { isDataPath } from "../client/remix/data-request";
import { match } from "./match";

/**
 * Whether who was never here gets this page in another form than who was: those that strangers land on carry the
 * styles that they lack (docs/decisions/0218). Their data is the same for both.
 */
export function variesByFirstVisit(pathname: string): boolean {
  return match(pathname).page.firstVisit === true && !isDataPath(pathname);
}
