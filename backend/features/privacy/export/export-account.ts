import { desc, eq } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { consents } from "../../../db/tables/privacy";
import { pushDevices } from "../../../db/tables/push";
import { sessions } from "../../../db/tables/users";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { nationalCodePurpose } from "../../profile/show-profile";
import { type ExportRow, maxRows } from "./export-data";
import { archiveName } from "./export-uploads";
import { said } from "./said";

/** The account itself, what was allowed, where it was logged in, and which devices are told of news. Hashes and keys are no part. */
export async function exportAccount(
  { cipher }: Pick<Services, "cipher">,
  q: Query,
  user: Login["user"],
): Promise<{
  profile: ExportRow[];
  consents: ExportRow[];
  sessions: ExportRow[];
  devices: ExportRow[];
}> {
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
  const told = await q
    .select({
      agent: pushDevices.agent,
      endpoint: pushDevices.endpoint,
      topics: pushDevices.topics,
      lang: pushDevices.lang,
      zone: pushDevices.zone,
      quiet_from: pushDevices.quietFrom,
      quiet_to: pushDevices.quietTo,
      created_at: pushDevices.createdAt,
      last_used_at: pushDevices.lastUsedAt,
    })
    .from(pushDevices)
    .where(eq(pushDevices.userId, id))
    .orderBy(desc(pushDevices.createdAt))
    .limit(maxRows);
  const picture = avatar && archiveName(avatar);
  const profile = said({
    id,
    ...rest,
    nationalCode: code,
    avatar: picture,
    hasPassword: passwordHash !== null,
  });
  return {
    profile: [profile],
    consents: given.map(said),
    sessions: logins.map(said),
    devices: told.map(said),
  };
}
