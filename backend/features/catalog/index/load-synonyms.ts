import { asc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { searchSynonyms } from "../../../db/tables/synonyms";
import { Synonyms } from "../search/synonyms/synonyms";

/** The synonyms that are in force. */
export async function loadSynonyms(q: Query): Promise<Synonyms> {
  const { word, means, kind } = searchSynonyms;
  const own = await q
    .select({ word, means, kind })
    .from(searchSynonyms)
    .where(eq(searchSynonyms.active, true))
    .orderBy(asc(searchSynonyms.id));
  return new Synonyms(own);
}
