/** The path of a call under /api exactly once, however it is written: `user`, `/user` and `/api/user` are one (R-API-01). */
export function apiPath(path: string): string {
  return `/api/${path.replace(/^\/?(api\/)?/, "")}`;
}

export type Query = Record<string, string | number | readonly string[] | undefined>;

/** The path with its query; undefined values are left out, lists repeat their name. */
export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
