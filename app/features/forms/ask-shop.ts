import type { AskTest } from "~/ui/tested/use-tested.enhanced";

/** A test of an input's value at an address of the shop, under the input's name (R-UNIQ-02, R-CHK-01). */
export function askByPost(address: string, name: string): AskTest {
  return async (value, signal) => {
    const body = new URLSearchParams({ [name]: value });
    const answer = await fetch(address, { method: "POST", body, signal });
    if (!answer.ok) throw new Error(`The test answered ${answer.status}`);
    return answer.json();
  };
}

/** A list at an address of the shop; bare, or as `{data}` (C-43). Undefined where it can't be had. */
export async function fetchList<Item>(
  address: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Item[] | undefined> {
  const answer = await fetch(`${address}?${new URLSearchParams(query)}`, { signal });
  if (!answer.ok) return undefined;
  const body = await answer.json();
  return Array.isArray(body) ? body : body.data;
}
