import { eq, inArray } from "drizzle-orm";
import type { Query } from "../../../../db/database";
import { attributeOptions, attributes } from "../../../../db/tables/attributes";
import { media } from "../../../../db/tables/media";
import { brands, categories, departments } from "../../../../db/tables/taxonomy";

/** Looks up a key that is known to be there. */
export type Lookup<K> = (name: string) => K;

/** The keys of everything that products refer to; pictures apart, of which there are many. */
export interface Ids {
  department: Lookup<number>;
  category: Lookup<number>;
  brand: Lookup<number>;
  attribute: Lookup<number>;
  /** By `attribute/option`. */
  option: Lookup<number>;
}

export async function loadIds(q: Query): Promise<Ids> {
  const options = await q
    .select({ id: attributeOptions.id, code: attributeOptions.code, attribute: attributes.code })
    .from(attributeOptions)
    .innerJoin(attributes, eq(attributes.id, attributeOptions.attributeId));
  const bySlug = async (table: typeof departments | typeof categories | typeof brands) =>
    lookup((await q.select().from(table)).map(({ slug, id }) => [slug, id]));
  return {
    department: await bySlug(departments),
    category: await bySlug(categories),
    brand: await bySlug(brands),
    attribute: lookup((await q.select().from(attributes)).map(({ code, id }) => [code, id])),
    option: lookup(options.map(({ id, code, attribute }) => [`${attribute}/${code}`, id])),
  };
}

/** The keys of pictures by their names; names that aren't there are missing. */
export async function loadPictureIds(q: Query, files: string[]): Promise<Map<string, string>> {
  const names = [...new Set(files)];
  if (names.length === 0) return new Map();
  const rows = await q
    .select({ id: media.id, file: media.file })
    .from(media)
    .where(inArray(media.file, names));
  return new Map(rows.map(({ id, file }) => [file, id]));
}

function lookup<K>(entries: (readonly [string, K])[]): Lookup<K> {
  const known = new Map(entries);
  return (name) => {
    const id = known.get(name);
    if (id === undefined) throw new Error(`The shop has no ${name}`);
    return id;
  };
}
