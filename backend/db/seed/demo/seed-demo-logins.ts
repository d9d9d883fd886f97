import { and, eq, inArray } from "drizzle-orm";
import type { Passwords } from "../../../ports/passwords";
import type { Database } from "../../database";
import { users } from "../../tables/users";
import { demoLogins } from "./demo-logins";

/** Makes the demo's logins as they are printed at the start, whatever became of them since (decisions 8). */
export async function seedDemoLogins(database: Database, passwords: Passwords): Promise<void> {
  const now = new Date();
  for (const { name, email, phone, password, permissions } of demoLogins) {
    const row = {
      name,
      email,
      phone,
      passwordHash: await passwords.hash(password),
      permissions: [...permissions],
      status: "active" as const,
      emailVerifiedAt: now,
      phoneVerifiedAt: now,
    };
    await database.run((q) =>
      q.insert(users).values(row).onConflictDoUpdate({ target: users.email, set: row }),
    );
  }
}

/**
 * Shuts the demo's logins out of a shop that is no demo any more: their words are known to everybody, and one
 * of them may do everything. A blocked user's sessions are dead.
 */
export async function closeDemoLogins(database: Database): Promise<void> {
  const emails = demoLogins.map(({ email }) => email);
  await database.run((q) =>
    q
      .update(users)
      .set({ status: "blocked", passwordHash: null, permissions: [] })
      .where(and(inArray(users.email, emails), eq(users.status, "active"))),
  );
}
