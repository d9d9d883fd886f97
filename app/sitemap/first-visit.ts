import { isDataPath } from "../client/remix/data-request";
import { match } from "./match";

/**
 * Whether who was never here gets this page in another form than who was: the one that strangers land on carries the
 * styles that they lack (docs/decisions/0011). Its data is the same for both.
 */
export function variesByFirstVisit(pathname: string): boolean {
  return match(pathname).page.firstVisit === true && !isDataPath(pathname);
}
