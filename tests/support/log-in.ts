import type { InferInsertModel } from "drizzle-orm";
import { users } from "#backend/db/tables/users";
import { startSession } from "#backend/features/auth/sessions/tokens";
import { staffTimes } from "#backend/features/staff/staff-times";
import { unknownCaller } from "#backend/http/caller";
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

/** Somebody of the staff with these permissions, whose second factor is proven. */
export async function logInStaff(
  backend: TestBackend,
  as: InferInsertModel<typeof users>,
): Promise<TestLogin> {
  const { userId } = await logIn(backend, as);
  const now = backend.clock.now();
  const staff = { provenAt: now, endsAt: new Date(now.getTime() + staffTimes.loginMs) };
  const token = await startSession(backend.shop.database, userId, now, unknownCaller, staff);
  return { userId, token };
}

let phones = 0;

/** A phone that nobody else of a test has, proven by a code. */
export function provenPhone({ clock }: Pick<TestBackend, "clock">) {
  phones += 1;
  return { phone: `+98990${String(phones).padStart(7, "0")}`, phoneVerifiedAt: clock.now() };
}
