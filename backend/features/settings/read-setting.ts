import { eq } from "drizzle-orm";
import type { ZodType } from "zod";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { settings } from "../../db/tables/checkouts";

/** What the owner has settled under a key (domain 4.3); null where nothing is, or nothing of this shape. */
export async function readSetting<T>(q: Query, key: string, schema: ZodType<T>): Promise<T | null> {
  const [row] = await readValue(q, { key });
  return schema.safeParse(row?.value).data ?? null;
}

const readValue = prepared(["key"], (q, { key }) =>
  q.select({ value: settings.value }).from(settings).where(eq(settings.key, key)),
);

/** Settles a key anew. */
export async function writeSetting(q: Query, key: string, value: unknown): Promise<void> {
  await q
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
}
