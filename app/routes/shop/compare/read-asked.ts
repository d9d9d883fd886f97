/** As many fit beside each other. */
export const maxCompared = 4;

const maxLetters = 100;

/** What is compared, each once and four at most, and what is looked for to add: `?product=16&product=20&q=tea`. */
export function readAsked(params: URLSearchParams): { ids: number[]; q: string } {
  const ids = params.getAll("product").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return {
    ids: [...new Set(ids.map(Number))].slice(0, maxCompared),
    q: (params.get("q") ?? "").trim().slice(0, maxLetters),
  };
}
