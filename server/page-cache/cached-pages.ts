import { LRUCache } from "lru-cache";
import { type Page, sizeOfPage } from "./page";

/** Pages by their keys within a number of bytes, those that were asked for last, and which of them show a product. */
export class CachedPages {
  readonly #pages: LRUCache<string, Page>;
  readonly #showing = new Map<number, Set<string>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOfPage,
      dispose: ({ products }, key) => this.#forget(products, key),
    });
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  has(key: string, page: Page): boolean {
    return this.#pages.peek(key) === page;
  }

  set(key: string, page: Page): void {
    // Before it is weighed: one that is too large is let go of at once.
    this.#pages.delete(key);
    for (const code of page.products) {
      const keys = this.#showing.get(code) ?? new Set();
      this.#showing.set(code, keys.add(key));
    }
    this.#pages.set(key, page);
    if (!this.has(key, page)) this.#forget(page.products, key);
  }

  /** It has become larger or smaller. */
  weighAgain(key: string, page: Page): void {
    if (this.has(key, page)) this.set(key, page);
  }

  /** Forgets the pages that show any of these products. */
  dropShowing(codes: Iterable<number>): void {
    for (const code of codes) {
      for (const key of [...(this.#showing.get(code) ?? [])]) this.#pages.delete(key);
    }
  }

  clear(): void {
    this.#pages.clear();
    this.#showing.clear();
  }

  #forget(products: Iterable<number>, key: string): void {
    for (const code of products) {
      const keys = this.#showing.get(code);
      keys?.delete(key);
      if (keys?.size === 0) this.#showing.delete(code);
    }
  }
}
