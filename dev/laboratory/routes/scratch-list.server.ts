/** Name of the scratch list that an address asks for. */
export function listName(request: Request, usual = "items"): string {
  return new URL(request.url).searchParams.get("list") || usual;
}

/** The link of its calls (R-API-20). */
export function listLink(request: Request, usual?: string): string {
  return `lab/lists/${encodeURIComponent(listName(request, usual))}`;
}
