import { desc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { consents } from "../../../db/tables/privacy";
import { sessions } from "../../../db/tables/users";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { nationalCodePurpose } from "../../profile/show-profile";
import { type ExportRow, maxRows } from "./export-data";
import { archiveName } from "./export-uploads";
import { said } from "./said";

/** The account itself, what was allowed, and where it was logged in. Hashes are no part: they say nothing to anybody. */
export async function exportAccount(
  { cipher }: Pick<Services, "cipher">,
  q: Query,
  user: Login["user"],
): Promise<{ profile: ExportRow[]; consents: ExportRow[]; sessions: ExportRow[] }> {
  const { id, passwordHash, avatar, nationalCode, permissions, ...rest } = user;
  const code = nationalCode && cipher.decrypt(nationalCodePurpose, nationalCode);
  const given = await q
    .select({
      kind: consents.kind,
      version: consents.version,
      granted: consents.granted,
      at: consents.at,
    })
    .from(consents)
    .where(eq(consents.userId, id))
    .orderBy(desc(consents.at))
    .limit(maxRows);
  const logins = await q
    .select({
      ip: sessions.ip,
      agent: sessions.agent,
      created_at: sessions.createdAt,
      expires_at: sessions.expiresAt,
      revoked_at: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(desc(sessions.createdAt))
    .limit(maxRows);
  const picture = avatar && archiveName(avatar);
  const profile = said({
    id,
    ...rest,
    nationalCode: code,
    avatar: picture,
    hasPassword: passwordHash !== null,
  });
  return { profile: [profile], consents: given.map(said), sessions: logins.map(said) };
}
