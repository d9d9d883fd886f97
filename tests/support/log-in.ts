import type { InferInsertModel } from "drizzle-orm";
import { users } from "#backend/db/tables/users";
import { startSession } from "#backend/features/auth/sessions/start-session";
import type { TestBackend } from "./backend";

export interface TestLogin {
  userId: string;
  /** For the Authorization header. */
  token: string;
}

/** A new user with a running session. */
export async function logIn(
  { shop, clock }: TestBackend,
  as: InferInsertModel<typeof users> = {},
): Promise<TestLogin> {
  const [user] = await shop.database.run((q) => q.insert(users).values(as).returning());
  if (!user) throw new Error("The user was not made.");
  return { userId: user.id, token: await startSession(shop.database, user.id, clock.now()) };
}

let phones = 0;

/** A phone that nobody else of a test has, proven by a code. */
export function provenPhone({ clock }: Pick<TestBackend, "clock">) {
  phones += 1;
  return { phone: `+98990${String(phones).padStart(7, "0")}`, phoneVerifiedAt: clock.now() };
}
