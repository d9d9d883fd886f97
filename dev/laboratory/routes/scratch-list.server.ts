/** Name of the scratch list that an address asks for. */
export function listName(request: Request, defaultName = "items"): string {
  return new URL(request.url).searchParams.get("list") || defaultName;
}

/** The link of its calls (R-API-20). */
export function listLink(request: Request, defaultName?: string): string {
  return `lab/lists/${encodeURIComponent(listName(request, defaultName))}`;
}
