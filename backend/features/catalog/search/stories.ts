import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database";

/** A word that stands in more stories than these says little: the rest aren't gone through. */
const maxPerWord = 20_000;

/** Where words of a query stand in what is told about the products: asked of the database, for hardly a query needs it. */
export class Stories {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** By word (in its kept form), the codes of the products whose stories have it; a word that none has is left out. */
  async having(words: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    if (words.length === 0) return new Map();
    const rows = await this.#database.run((q) =>
      q.execute<{ word: string; codes: number[] }>(sql`
        select asked.word, jsonb_agg(found.code) as codes
        from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as asked (word)
        cross join lateral (
          select code from product_story where words @> array[asked.word] limit ${maxPerWord}
        ) as found
        group by asked.word`),
    );
    return new Map(rows.map(({ word, codes }) => [word, codes]));
  }
}
