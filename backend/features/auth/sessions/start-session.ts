import type { Database } from "../../../db/database";
import { sessions } from "../../../db/tables/users";
import { type Caller, unknownCaller } from "../../../http/caller";
import { newId } from "../../../ports/ids";
import { momentsFrom } from "./session-times";
import { hashToken, newToken } from "./tokens";

/** Logs a user in: a new family of tokens; answers the token, which is kept nowhere. */
export async function startSession(
  database: Database,
  userId: string,
  now: Date,
  caller: Caller = unknownCaller,
): Promise<string> {
  const token = newToken();
  await database.run((q) =>
    q.insert(sessions).values({
      familyId: newId(),
      userId,
      tokenHash: hashToken(token),
      ip: caller.address,
      agent: caller.agent,
      ...momentsFrom(now),
    }),
  );
  return token;
}
