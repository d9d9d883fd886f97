import type { Query } from "../../../db/database";
import type { Services } from "../../../services";
import type { User } from "../../auth/accounts";
import { logInByPassword } from "../../auth/login/log-in-by-password";
import type { RequestInfo } from "../../auth/login/login-routes";
import { startSession } from "../../auth/sessions/tokens";
import { readStaffRights } from "../effective-permissions";
import { staffTimes } from "../staff-times";

interface StaffLoginAsk {
  target: string;
  password: string;
}

/**
 * The first step into the back-office; its token opens the second one alone. Who is nobody of the staff, or is
 * suspended, is answered as after a wrong password: `login.wrong_password`. Throws `login.throttled`.
 */
export async function logInStaff(
  services: Services,
  ask: StaffLoginAsk,
  requestInfo: RequestInfo,
): Promise<string> {
  const begin = async (q: Query, user: User) => {
    const rights = await readStaffRights(q, user.id);
    if (!rights || rights.suspended) return null;
    return beginStaffLogin(services, user.id, requestInfo);
  };
  const { token } = await logInByPassword(services, ask, requestInfo, begin);
  return token;
}

/** A login that waits for its second factor. */
export function beginStaffLogin(
  { database, clock }: Pick<Services, "database" | "clock">,
  userId: string,
  { caller }: Pick<RequestInfo, "caller">,
): Promise<string> {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + staffTimes.provingMs);
  return startSession(database, userId, now, caller, { provenAt: null, endsAt });
}
