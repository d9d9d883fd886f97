import { eq, type InferSelectModel } from "drizzle-orm";
import type { Query } from "../../db/database";
import { users } from "../../db/tables/users";
import type { Target } from "./challenges/targets";

export type User = InferSelectModel<typeof users>;

const columns = { sms: users.phone, email: users.email } as const;

/** The account by a phone or an e-mail. */
export async function findAccount(q: Query, { channel, value }: Target): Promise<User | null> {
  const [user] = await q.select().from(users).where(eq(columns[channel], value));
  return user ?? null;
}

/**
 * The account of somebody who has just proven the phone or the e-mail; made where there was none (decisions
 * 8). Two proofs at once end with one account.
 */
export async function ensureAccount(
  q: Query,
  target: Target,
  { lang, now, referredBy }: { lang: string; now: Date; referredBy?: string | null },
): Promise<User> {
  const proven =
    target.channel === "sms"
      ? { phone: target.value, phoneVerifiedAt: now }
      : { email: target.value, emailVerifiedAt: now };
  const [user] = await q
    .insert(users)
    .values({ ...proven, lang, referredBy })
    .onConflictDoUpdate({ target: columns[target.channel], set: proven })
    .returning();
  if (!user) throw new Error("an account was neither found nor made");
  return user;
}
