import { asc, count, desc, eq, ilike, or } from "drizzle-orm";
import {
  redirectsPerPage,
  type StaffRedirect,
  type StaffRedirectList,
} from "../../contract/redirects";
import type { Query } from "../../db/database";
import { redirects } from "../../db/tables/redirects";
import { ApiError } from "../../http/errors";

/** Where an old address leads; null for one that nobody has written down. */
export async function findRedirect(q: Query, path: string): Promise<string | null> {
  const [found] = await q
    .select({ to: redirects.to })
    .from(redirects)
    .where(eq(redirects.from, path));
  return found?.to ?? null;
}

/** GET admin/redirects: the one that was changed last first; `search` is part of either path. */
export async function listRedirects(
  q: Query,
  { search, page }: { search: string; page: number },
): Promise<StaffRedirectList> {
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const where = search ? or(ilike(redirects.from, part), ilike(redirects.to, part)) : undefined;
  const [all] = await q.select({ n: count() }).from(redirects).where(where);
  const rows = await q
    .select()
    .from(redirects)
    .where(where)
    .orderBy(desc(redirects.updatedAt), asc(redirects.from))
    .limit(redirectsPerPage)
    .offset((page - 1) * redirectsPerPage);
  return { data: rows.map(toStaff), total: all?.n ?? 0 };
}

/** GET admin/redirects/{id}. Throws `error.not_found`. */
export async function readRedirect(q: Query, id: string): Promise<StaffRedirect> {
  const [row] = await q.select().from(redirects).where(eq(redirects.id, id));
  if (!row) throw new ApiError("error.not_found");
  return toStaff(row);
}

function toStaff({ id, version, from, to, updatedAt }: typeof redirects.$inferSelect) {
  return { id, version, from, to, changed_at: updatedAt.toISOString() };
}
