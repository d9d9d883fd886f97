import { eq } from "drizzle-orm";
import { type RedirectFields, readableAddress } from "../../contract/redirects";
import type { Query } from "../../db/database";
import { redirects } from "../../db/tables/redirects";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { recordAudit } from "../audit/record-audit";
import type { ContentActor } from "../reading/content-actor";
import { findConflict, lockRedirects, readKnown } from "./find-conflict";

type Shop = Pick<Services, "database">;

interface Saving {
  /** Null for a new one. */
  id: string | null;
  fields: RedirectFields;
  actor: ContentActor;
}

/**
 * POST admin/redirects and admin/redirects/{id}. Throws `error.not_found`, `content.changed` for an older version, and
 * refuses an old address that is one already, leads to itself or would be a link of a chain.
 */
export function saveRedirect({ database }: Shop, { id, fields, actor }: Saving) {
  return database.transaction(async (q) => {
    await lockRedirects(q);
    const { version, from, to } = fields;
    const standing = id === null ? null : await findVersion(q, id, version);
    const conflict = findConflict({ from, to }, await readKnown(q, [{ from, to }], id));
    if (conflict) {
      throw new ApiError("error.bad_request", {
        errors: { [conflict.field]: [`redirect.${conflict.kind}`] },
        params: { other: readableAddress(conflict.other) },
      });
    }
    const [saved] = standing
      ? await q
          .update(redirects)
          .set({ from, to, version: standing.version + 1 })
          .where(eq(redirects.id, standing.id))
          .returning()
      : await q.insert(redirects).values({ from, to }).returning();
    if (!saved) throw new ApiError("error.not_found");
    await recordAudit(q, {
      ...actor,
      action: standing ? "redirect.change" : "redirect.add",
      entity: "redirect",
      entityId: saved.id,
      diff: { from: [standing?.from, from], target: [standing?.to, to] },
    });
    return { id: saved.id, version: saved.version };
  });
}

/** POST admin/redirects/{id}/remove. Throws `error.not_found` and `content.changed`. */
export function removeRedirect(
  { database }: Shop,
  { id, version, actor }: { id: string; version: number; actor: ContentActor },
): Promise<void> {
  return database.transaction(async (q) => {
    await lockRedirects(q);
    const { from, to } = await findVersion(q, id, version);
    await q.delete(redirects).where(eq(redirects.id, id));
    await recordAudit(q, {
      ...actor,
      action: "redirect.remove",
      entity: "redirect",
      entityId: id,
      diff: { from: [from, null], target: [to, null] },
    });
  });
}

async function findVersion(q: Query, id: string, version: number) {
  const [found] = await q.select().from(redirects).where(eq(redirects.id, id));
  if (!found) throw new ApiError("error.not_found");
  if (found.version !== version) throw new ApiError("content.changed");
  return found;
}
