import { type CatalogMove, writeCatalogMoves } from "../../../contract/catalog-moves";

/** Who keeps pages asks every few seconds (server/look-again.ts); who is further behind drops all of them. */
const toldForMs = 30_000;

/** An answer's header has its bounds; what is older is left out, and who is further behind drops everything. */
const maxMoves = 20;
const maxCodes = 200;

/** What the catalogue has moved on from lately, for the answers' header. */
export class RecentMoves {
  #moves: (CatalogMove & { at: number })[] = [];

  /** @param now milliseconds */
  add(move: CatalogMove, now: number): void {
    this.#moves = [...this.#moves, { ...move, at: now }].slice(-maxMoves);
    while (this.#size() > maxCodes) this.#moves.shift();
  }

  /** Nothing where nothing has moved for a while. */
  header(now: number): string {
    this.#moves = this.#moves.filter(({ at }) => now - at < toldForMs);
    return writeCatalogMoves(this.#moves);
  }

  #size(): number {
    return this.#moves.reduce((sum, { codes }) => sum + (codes === "all" ? 1 : codes.length), 0);
  }
}
