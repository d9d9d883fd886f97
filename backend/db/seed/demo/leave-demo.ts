import { and, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import { secretKinds } from "../../../features/messages/kinds";
import type { Passwords } from "../../../ports/passwords";
import type { Database, Query } from "../../database";
import { messages } from "../../tables/messages";
import { loginChallenges, sessions, users } from "../../tables/users";
import { demoLogins } from "./demo-logins";
import { takeDemoMark } from "./demo-mark";

const demoEmails = demoLogins.map(({ email }) => email);

/**
 * Makes a database that was a demo fit for a real shop: in a demo anybody could read every code and log in as
 * anybody. So all logins end, codes and links are gone, passwords too (whoever read a code could set one), and
 * the demo's own logins are shut out. Answers whether it was a demo; any other database stays as it is.
 */
export function leaveDemo(database: Database, passwords: Passwords): Promise<boolean> {
  return database.transaction(async (q) => {
    const marked = await takeDemoMark(q);
    const closed = await closeDemoLogins(q, passwords);
    if (!marked && !closed) return false;
    await q.update(sessions).set({ revokedAt: new Date() }).where(isNull(sessions.revokedAt));
    await q.delete(loginChallenges);
    await q
      .update(users)
      .set({ passwordHash: null })
      .where(or(isNull(users.email), notInArray(users.email, demoEmails)));
    await forgetSecrets(q);
    return true;
  });
}

/**
 * Shuts the demo's logins out: their words are known to everybody, and one of them may do everything. One
 * whose password was changed keeps it, so that a later demo doesn't bring the known one back.
 */
async function closeDemoLogins(q: Query, passwords: Passwords): Promise<boolean> {
  const open = await q
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.email, demoEmails), eq(users.status, "active")));
  for (const { id, email, passwordHash } of open) {
    const known = demoLogins.find((login) => login.email === email)?.password ?? "";
    const changed = passwordHash !== null && !(await passwords.verify(passwordHash, known));
    await q
      .update(users)
      .set({ status: "blocked", permissions: [], ...(changed ? {} : { passwordHash: null }) })
      .where(eq(users.id, id));
  }
  return open.length > 0;
}

async function forgetSecrets(q: Query): Promise<void> {
  const secret = inArray(messages.kind, secretKinds);
  await q.update(messages).set({ params: {} }).where(secret);
  await q
    .update(messages)
    .set({ status: "failed", error: "the demo is over" })
    .where(and(secret, eq(messages.status, "pending")));
}
