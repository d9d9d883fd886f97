import type { RelatedOption } from "./use-related-choices.enhanced";

/** What a text finds at an address of the shop, as `{data}` (C-43); undefined where it can't be had. */
export async function fetchOptions(
  address: string,
  s: string,
  signal: AbortSignal,
): Promise<RelatedOption[] | undefined> {
  const answer = await fetch(`${address}?${new URLSearchParams({ s })}`, { signal });
  return answer.ok ? (await answer.json()).data : undefined;
}
