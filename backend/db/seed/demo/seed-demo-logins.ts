import { eq } from "drizzle-orm";
import type { Passwords } from "../../../ports/passwords";
import type { Database } from "../../database";
import { users } from "../../tables/users";
import { demoLogins } from "./demo-logins";

/**
 * Makes the demo's logins as they are printed at the start (decisions 8), and lets in again those that a start
 * without DEMO has shut out. What became of one since stays: a password that was changed above all.
 */
export async function seedDemoLogins(database: Database, passwords: Passwords): Promise<void> {
  for (const { password, permissions, ...person } of demoLogins) {
    const [account] = await database.run((q) =>
      q
        .select({ id: users.id, status: users.status, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, person.email)),
    );
    if (account && account.status !== "blocked") continue;
    const open = {
      status: "active" as const,
      permissions: [...permissions],
      passwordHash: account?.passwordHash ?? (await passwords.hash(password)),
    };
    await database.run((q) =>
      account
        ? q.update(users).set(open).where(eq(users.id, account.id))
        : q.insert(users).values(newAccount(person, open)).onConflictDoNothing(),
    );
  }
}

function newAccount<P extends object, O extends object>(person: P, open: O) {
  const now = new Date();
  return { ...person, ...open, emailVerifiedAt: now, phoneVerifiedAt: now };
}
