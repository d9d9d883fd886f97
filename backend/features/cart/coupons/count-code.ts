import { networkOf } from "../../../http/network-of";
import type { Allowance } from "../../../ports/rate-limiter";
import { type ReleaseAttempt, takeAll } from "../../../ports/take-all";
import type { Services } from "../../../services";
import { type Requester, userOf } from "../owner";

const windowMs = 15 * 60_000;

/**
 * Refused codes in a quarter of an hour. A visitor is whoever comes from an address, for a cart is thrown away
 * more quickly than a code is typed; users behind one address have their own ten each, within what all of
 * them may.
 */
const refusals = { perUser: 10, perVisitorsAddress: 10, perUsersAddress: 100 };

/** A try at a code, counted before the code is looked at. */
export interface CodeTry {
  /** False where too many were refused: the code is not validated. */
  mayValidate: boolean;
  /** Takes the count back: the code was right, or known from before. */
  releaseAttempt: ReleaseAttempt;
}

/** Counts a code that a shopper wants to be validated, so that tries at the same moment can't slip through. */
export async function countCode(
  { rateLimiter }: Pick<Services, "rateLimiter">,
  shopper: Requester,
): Promise<CodeTry> {
  const { waitMs, releaseAttempt } = await takeAll(rateLimiter, allowancesOf(shopper));
  return { mayValidate: waitMs === 0, releaseAttempt };
}

function allowancesOf({ owner, address }: Requester): Allowance[] {
  const userId = userOf(owner);
  const network = address && networkOf(address);
  const counted = (who: string, key: string, limit: number): Allowance => ({
    purpose: `coupon.${who}`,
    key,
    limit,
    windowMs,
  });
  if (userId === null) {
    return network ? [counted("visitor", network, refusals.perVisitorsAddress)] : [];
  }
  const own = counted("user", userId, refusals.perUser);
  return network ? [counted("address", network, refusals.perUsersAddress), own] : [own];
}
