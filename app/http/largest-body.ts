/** No ordinary form of the shop is larger. */
const formBytes = 1024 * 1024;

/** Three pictures of five megabytes, and the form around them. */
const picturesBytes = 17 * 1024 * 1024;

/** The addresses that take pictures; each reads them as a stream, with its own limits. */
const takesPictures =
  /^\/(?:[a-z]{2}\/)?(?:upload|api\/upload|__lab\/(?:files|crop|avatar))(?:\.data)?\/?$/;

/** Bytes of a body at most, by the address that it is sent to. */
export function largestBodyOf(url = "/"): number {
  const [path = "/"] = url.split("?", 1);
  return takesPictures.test(path) ? picturesBytes : formBytes;
}
