import { and, eq, exists, isNull, sql } from "drizzle-orm";
import { consentVersions } from "../../contract/consent";
import { type ProfileStep, profileSteps, type StepsState } from "../../contract/profile-steps";
import type { Query } from "../../db/database";
import { prepared } from "../../db/prepared";
import { addresses } from "../../db/tables/addresses";
import { consents } from "../../db/tables/privacy";
import { users } from "../../db/tables/users";
import type { UserRow } from "./show-profile";

/** How far somebody's profile has come (domain 4.5): one statement, for every page of the account asks. */
export async function readSteps(q: Query, user: UserRow): Promise<StepsState> {
  const [found] = await readAnswered(q, { userId: user.id });
  return stepsOf(user, { address: found?.address === true, consents: found?.terms === true });
}

const readAnswered = prepared(["userId"], (q, { userId }) =>
  q
    .select({
      address: exists(
        q
          .select({ one: sql`1` })
          .from(addresses)
          .where(and(eq(addresses.userId, users.id), isNull(addresses.deletedAt))),
      ),
      terms: exists(
        q
          .select({ one: sql`1` })
          .from(consents)
          .where(
            and(
              eq(consents.userId, users.id),
              eq(consents.kind, "terms"),
              eq(consents.version, consentVersions.terms),
              consents.granted,
            ),
          ),
      ),
    })
    .from(users)
    .where(eq(users.id, userId)),
);

/** The steps by what an account has, and which of them were left for later. */
export function stepsOf(
  user: Pick<
    UserRow,
    | "name"
    | "lastName"
    | "phoneVerifiedAt"
    | "emailVerifiedAt"
    | "calendar"
    | "digits"
    | "currency"
    | "lite"
    | "skippedSteps"
  >,
  has: { address: boolean; consents: boolean },
): StepsState {
  const isDone: Record<ProfileStep, boolean> = {
    identity: Boolean(user.name && user.lastName),
    contact: Boolean(user.phoneVerifiedAt ?? user.emailVerifiedAt),
    address: has.address,
    preferences: [user.calendar, user.digits, user.currency, user.lite].some((one) => one !== null),
    consents: has.consents,
  };
  const done = profileSteps.filter((step) => isDone[step]);
  const open = profileSteps.filter((step) => !isDone[step] && !user.skippedSteps.includes(step));
  return {
    done,
    next: open[0] ?? null,
    percent: Math.round((100 * done.length) / profileSteps.length),
  };
}
