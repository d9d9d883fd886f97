export type Params = Readonly<Record<string, string | number | undefined>>;

/** A line with its places filled; null where one has nothing to stand in it. */
export function fill(line: string, params: Params): string | null {
  let whole = true;
  const text = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? "");
    if (value === "") whole = false;
    return value;
  });
  return whole ? text : null;
}
