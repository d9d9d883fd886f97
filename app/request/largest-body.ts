/** No ordinary form of the shop is larger. */
const formBytes = 1024 * 1024;

/** Three pictures of five megabytes, and the form around them. */
const picturesBytes = 17 * 1024 * 1024;

/** The addresses that take pictures; each reads them as a stream, with its own limits. */
const takesPictures =
  /^\/(?:[a-z]{2}\/)?(?:upload|api\/upload|__lab\/(?:files|crop|avatar))(?:\.data)?\/?$/;

/** What a slow line needs for them; who takes longer only holds a connection. */
const formMs = 60_000;
const picturesMs = 300_000;

/** Bytes of a body at most, by the address that it is sent to. */
export function largestBodyOf(url = "/"): number {
  const [path = "/"] = url.split("?", 1);
  return takesPictures.test(path) ? picturesBytes : formBytes;
}

/** Milliseconds that a body may take to come, by the address that it is sent to. */
export function slowestBodyOf(url = "/"): number {
  return largestBodyOf(url) === picturesBytes ? picturesMs : formMs;
}
