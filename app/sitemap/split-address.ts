/** Path and query of an address, cut at its first question mark: a query may have more of them. */
export function splitAddress(address: string): [path: string, query: string | undefined] {
  const at = address.indexOf("?");
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}
