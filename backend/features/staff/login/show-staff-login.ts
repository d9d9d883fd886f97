import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { StaffLogin } from "../../../contract/staff";
import { recoveryCodes, secondFactors } from "../../../db/tables/staff";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";

/** Whose login it is; of one that has not shown its second factor no more than its page needs. */
export function showStaffLogin(
  { database }: Pick<Services, "database">,
  { user, session, permissions }: Login,
): Promise<StaffLogin> {
  const proven = session.provenAt !== null;
  return database.run(async (q) => {
    const factors = await q
      .select()
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, user.id), isNotNull(secondFactors.confirmedAt)))
      .orderBy(asc(secondFactors.createdAt));
    const left = and(eq(recoveryCodes.userId, user.id), isNull(recoveryCodes.usedAt));
    return {
      id: user.id,
      name: [user.name, user.lastName].filter(Boolean).join(" ") || null,
      email: user.email,
      lang: user.lang,
      permissions: proven ? [...permissions] : [],
      proven,
      factors: factors.map(({ id, kind, label, createdAt, lastUsedAt }) => ({
        id,
        kind,
        label,
        added_at: createdAt.toISOString(),
        used_at: lastUsedAt?.toISOString() ?? null,
      })),
      recovery_left: await q.$count(recoveryCodes, left),
    };
  });
}
