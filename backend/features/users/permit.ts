import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { users } from "../../db/tables/users";

/** Someone by a login name of theirs. */
export interface Person {
  email?: string | null;
  phone?: string | null;
  name?: string | null;
}

/**
 * Gives a person these permissions instead of what they had; makes the account where nobody has the e-mail
 * or the phone. Fails where the two belong to different people.
 */
export async function permit(
  database: Database,
  { email, phone, name }: Person,
  permissions: string[],
): Promise<void> {
  await database.transaction(async (q) => {
    const found = await q
      .select({ id: users.id })
      .from(users)
      .where(
        or(email ? eq(users.email, email) : undefined, phone ? eq(users.phone, phone) : undefined),
      );
    const [known, other] = found;
    if (other) throw new TwoPeople();
    const given = {
      ...(email && { email }),
      ...(phone && { phone }),
      ...(name && { name }),
      permissions,
    };
    if (known) await q.update(users).set(given).where(eq(users.id, known.id));
    else await q.insert(users).values(given);
  });
}

/** Thrown where an e-mail and a phone belong to two accounts. */
export class TwoPeople extends Error {
  override name = "TwoPeople";
}

/** Everyone who has permissions. */
export function listStaff(database: Database): Promise<(Person & { permissions: string[] })[]> {
  return database.run((q) =>
    q
      .select({
        email: users.email,
        phone: users.phone,
        name: users.name,
        permissions: users.permissions,
      })
      .from(users)
      .where(sql`cardinality(${users.permissions}) > 0`)
      .orderBy(users.createdAt),
  );
}

/** The account by an e-mail or a phone; null where there is none. */
export async function findPerson(
  database: Database,
  { email, phone }: Person,
): Promise<string | null> {
  const [known] = await database.run((q) =>
    q
      .select({ id: users.id })
      .from(users)
      .where(email ? eq(users.email, email) : eq(users.phone, phone ?? "")),
  );
  return known?.id ?? null;
}
