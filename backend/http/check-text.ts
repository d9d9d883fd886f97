import { ApiError } from "./errors";

/** Characters of an address at most; more is no question of a shopper's. */
const maxAddress = 8000;

/** Of no call's query are there nearly as many. */
const maxParameters = 500;

/** Refuses addresses that are too long, of too many parameters, not UTF-8 when decoded, or hold NUL, which no text column takes. */
export function checkText(url: string): void {
  if (url.length > maxAddress || /%00/.test(url)) throw new ApiError("error.bad_request");
  if (url.split("&", maxParameters + 1).length > maxParameters)
    throw new ApiError("error.bad_request");
  try {
    decodeURIComponent(url.replaceAll("+", " "));
  } catch {
    throw new ApiError("error.bad_request");
  }
}
