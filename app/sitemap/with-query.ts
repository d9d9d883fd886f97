/** A path with its query; without one it stands alone. Safari 16 doesn't know how many a query has (`size`). */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
