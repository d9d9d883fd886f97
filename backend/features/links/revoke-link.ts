import { and, eq, sql } from "drizzle-orm";
import type { UserLink } from "../../contract/link";
import type { Query } from "../../db/database";
import { userLinks } from "../../db/tables/links";
import { ApiError } from "../../http/errors";
import { isId } from "../../ports/ids";
import type { Services } from "../../services";
import type { LinkRow } from "./link-state";
import { showLink } from "./show-link";

/** GET user/links/{id}. Throws `error.not_found` for anybody else's. */
export async function readLink(services: Services, userId: string, id: string): Promise<UserLink> {
  const link = await services.database.run((q) => findOwnLink(q, userId, id));
  return showLink(services, link);
}

/** POST user/links/{id}/revoke: from now on it opens nothing; again, nothing more. Throws `error.not_found`. */
export async function revokeLink(
  services: Services,
  userId: string,
  id: string,
): Promise<UserLink> {
  const link = await services.database.transaction(async (q) => {
    const { id: known } = await findOwnLink(q, userId, id);
    const [revoked] = await q
      .update(userLinks)
      .set({
        revokedAt: sql`coalesce(${userLinks.revokedAt}, ${services.clock.now().toISOString()})`,
      })
      .where(and(eq(userLinks.id, known), eq(userLinks.userId, userId)))
      .returning();
    if (!revoked) throw new ApiError("error.not_found");
    return revoked;
  });
  return showLink(services, link);
}

async function findOwnLink(q: Query, userId: string, id: string): Promise<LinkRow> {
  if (!isId(id)) throw new ApiError("error.not_found");
  const [link] = await q
    .select()
    .from(userLinks)
    .where(and(eq(userLinks.id, id), eq(userLinks.userId, userId)));
  if (!link) throw new ApiError("error.not_found");
  return link;
}
