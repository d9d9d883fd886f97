/**
 * By term, the products that have it, themselves or in a variant: what a search goes through instead of all
 * products' terms.
 */
export class TermMembers {
  readonly #docIds: number[][] = [];

  /** Takes a product's terms in the place of those it had. */
  replace(docId: number, before: ReadonlySet<number>, after: ReadonlySet<number>): void {
    for (const term of before) if (!after.has(term)) this.#remove(term, docId);
    for (const term of after) if (!before.has(term)) this.#add(term, docId);
  }

  /** Document ids, each once, in no order. */
  of(term: number): readonly number[] {
    return this.#docIds[term] ?? [];
  }

  #add(term: number, docId: number): void {
    const members = this.#docIds[term];
    if (members) members.push(docId);
    else this.#docIds[term] = [docId];
  }

  #remove(term: number, docId: number): void {
    const members = this.#docIds[term];
    const at = members?.indexOf(docId) ?? -1;
    const last = members?.pop();
    if (members && last !== undefined && at < members.length) members[at] = last;
  }
}
