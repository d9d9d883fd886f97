import type { Query } from "../../../db/database";
import type { Services } from "../../../services";
import { findAccount, type User } from "../../auth/accounts";
import type { Target } from "../../auth/challenges/targets";
import { consumeAttempt } from "../../auth/challenges/use-challenge";
import { logInByPassword } from "../../auth/login/log-in-by-password";
import type { RequestInfo } from "../../auth/login/login-routes";
import { startSession } from "../../auth/sessions/tokens";
import { readStaffRights } from "../effective-permissions";
import { staffTimes } from "../staff-times";
import { readDevice } from "./known-device";

interface StaffLoginAsk {
  target: string;
  password: string;
  /** What the browser was named when it last showed a second factor. */
  device?: string | undefined;
}

/**
 * The first step into the back-office; its token opens the second one alone. Who is nobody of the staff, or is
 * suspended, is answered as after a wrong password: `login.wrong_password`. Throws `login.throttled`, which on a device
 * of their own nobody else's tries bring about (decision 0252).
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
  const consume = async (target: Target) => {
    const device = await findOwnDevice(services, target, ask.device);
    if (device) {
      return consumeAttempt(services, { target: device, address: null }, "staff.try.device");
    }
    const by = { target: target.value, address: requestInfo.caller.address };
    return consumeAttempt(services, by, "staff.try");
  };
  const { token } = await logInByPassword(services, ask, requestInfo, { consume, begin });
  return token;
}

/** The device's id, where it is known as one of whom the target belongs to. */
async function findOwnDevice(
  services: Services,
  target: Target,
  sealed: string | undefined,
): Promise<string | null> {
  const device = sealed === undefined ? null : readDevice(services, sealed);
  if (!device) return null;
  const account = await services.database.run((q) => findAccount(q, target));
  return account?.id === device.user ? device.id : null;
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
