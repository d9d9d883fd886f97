import { and, eq, ne } from "drizzle-orm";
import type { SlugKind } from "../../contract/slugs";
import type { Query } from "../../db/database";
import { faqs, textPages } from "../../db/tables/pages";

const tables = { faq: faqs, page: textPages } as const;

/** Whether no other question, or page, than `id` has this end of an address. */
export async function isSlugFree(
  q: Query,
  kind: SlugKind,
  { slug, id }: { slug: string; id: string | null },
): Promise<boolean> {
  const table = tables[kind];
  const others = id === null ? undefined : ne(table.id, id);
  const [taken] = await q
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), others));
  return !taken;
}
