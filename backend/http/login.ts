import type { InferSelectModel } from "drizzle-orm";
import type { sessions, users } from "../db/tables/users";

/** Who makes a call: the session of its token, and whose that is. */
export interface Login {
  session: InferSelectModel<typeof sessions>;
  user: InferSelectModel<typeof users>;
  /** `renewable` answers all the same where a call does not insist on a fresh one. */
  state: "good" | "renewable";
  /** What a staff's login may, by role and by itself; none for a shopper's. */
  permissions: readonly string[];
}
