import { lt, or } from "drizzle-orm";
import { userLinks } from "../../db/tables/links";
import { deleteSome, type Purge } from "../../jobs/purge";

/** Takes away links that were revoked or have expired long ago. */
export const purgeExpiredLinks: Purge = (q, { before, limit }) =>
  deleteSome(
    q,
    userLinks,
    or(lt(userLinks.revokedAt, before), lt(userLinks.expiresAt, before)),
    limit,
  );
