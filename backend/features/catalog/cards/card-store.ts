import type { InferSelectModel } from "drizzle-orm";
import { inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { LanguageCode } from "../../../contract/languages";
import type { Database } from "../../../db/database";
import { cards } from "../../../db/tables/listing";
import { rowIn } from "../../languages/language";
import type { Catalogue } from "../index/catalogue";

export type CardRow = InferSelectModel<typeof cards>;

/** A product's cards, one a language. */
type CardsOf = CardRow[];

/** About a kilobyte each. */
const maxCached = 4000;

/** The words and pictures of cards, read once and kept until their product changes. */
export class CardStore {
  readonly #database: Database;
  readonly #cached = new LRUCache<number, CardsOf>({ max: maxCached });

  constructor(database: Database, catalogue: Catalogue) {
    this.#database = database;
    catalogue.onChange((codes) => {
      if (codes === "all") this.#cached.clear();
      else for (const code of codes) this.#cached.delete(code);
    });
  }

  /** The cards of products, by code, in the language or the nearest that there is; products without one are left out. */
  async find(codes: readonly number[], lang: LanguageCode): Promise<Map<number, CardRow>> {
    const missing = codes.filter((code) => !this.#cached.has(code));
    const read = missing.length > 0 ? await this.#read(missing) : new Map<number, CardsOf>();
    const found = new Map<number, CardRow>();
    for (const code of codes) {
      const card = rowIn(this.#cached.get(code) ?? read.get(code) ?? [], lang);
      if (card) found.set(code, card);
    }
    return found;
  }

  async #read(codes: number[]): Promise<Map<number, CardsOf>> {
    const rows = await this.#database.run((q) =>
      q.select().from(cards).where(inArray(cards.code, codes)).orderBy(cards.lang),
    );
    const read = new Map<number, CardsOf>();
    for (const row of rows) {
      const own = read.get(row.code) ?? [];
      own.push(row);
      read.set(row.code, own);
    }
    for (const [code, own] of read) this.#cached.set(code, own);
    return read;
  }
}
