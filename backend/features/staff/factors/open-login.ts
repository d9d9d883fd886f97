import { eq } from "drizzle-orm";
import type { StaffOpened } from "../../../contract/staff";
import type { Query } from "../../../db/database";
import { sessions, users } from "../../../db/tables/users";
import type { Caller } from "../../../http/caller";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { revokeSessions } from "../../auth/sessions/revoke-sessions";
import { startSession } from "../../auth/sessions/tokens";
import { nameDevice } from "../login/known-device";
import { staffTimes } from "../staff-times";

/**
 * The second factor was shown: the login goes on under a new token, the one that only had the password ends, and the device
 * is known from now on. In the transaction that took what was shown.
 */
export async function openLogin(
  services: Pick<Services, "database" | "clock" | "cipher">,
  q: Query,
  { user, session }: Login,
  caller: Caller,
): Promise<StaffOpened> {
  const { database, clock } = services;
  const now = clock.now();
  await revokeSessions(q, user.id, eq(sessions.familyId, session.familyId), now);
  await q.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id));
  const endsAt = new Date(now.getTime() + staffTimes.loginMs);
  const token = await startSession(database, user.id, now, caller, { provenAt: now, endsAt });
  return { token, device: nameDevice(services, user.id) };
}
