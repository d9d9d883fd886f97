/** How well each product fits, by document id; most of a large shop's products don't, and aren't gone through. */
export class Scores {
  readonly #values: Float32Array;
  /** Those that fit at all, each once, in no order. */
  readonly docIds: number[] = [];

  /** @param size the document ids there are */
  constructor(size: number) {
    this.#values = new Float32Array(size);
  }

  /** 0 where it doesn't fit. */
  of(docId: number): number {
    return this.#values[docId] ?? 0;
  }

  /** @param score above 0 */
  set(docId: number, score: number): void {
    if (this.#values[docId] === 0) this.docIds.push(docId);
    this.#values[docId] = score;
  }

  raise(docId: number, score: number): void {
    if (score > this.of(docId)) this.set(docId, score);
  }
}
