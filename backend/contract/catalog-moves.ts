/**
 * How an answer of the backend says what the catalogue has moved on from lately (`X-Catalog-Moves`), so that who keeps pages made of it
 * drops those alone: `12-14:7,31 14-15:*`, from one version to another, the products by their public codes, or all.
 */
export interface CatalogMove {
  from: number;
  to: number;
  codes: readonly number[] | "all";
}

export function writeCatalogMoves(moves: readonly CatalogMove[]): string {
  return moves
    .map(({ from, to, codes }) => `${from}-${to}:${codes === "all" ? "*" : codes.join(",")}`)
    .join(" ");
}

/**
 * The products that have moved between a version and a newer one; `all` where the moves don't tell of every step of the
 * way.
 */
export function readCatalogMoves(
  text: string,
  since: number,
  until: number,
): readonly number[] | "all" {
  const moved = new Set<number>();
  let reached = since;
  for (const step of text.split(" ")) {
    const [, from, to, codes] = /^(\d+)-(\d+):([\d,]*|\*)$/.exec(step) ?? [];
    if (Number(to) <= since) continue;
    if (!(Number(from) <= reached) || codes === undefined || codes === "*") return "all";
    for (const code of codes.split(",")) if (code !== "") moved.add(Number(code));
    reached = Number(to);
  }
  return reached >= until ? [...moved] : "all";
}
