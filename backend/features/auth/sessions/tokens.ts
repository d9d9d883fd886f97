import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../../db/database";
import { sessions } from "../../../db/tables/users";
import { type Caller, unknownCaller } from "../../../http/caller";
import { newId } from "../../../ports/ids";
import { momentsFrom } from "./session-times";

/** A login for the back-office: when its second factor was proven, and when it ends. */
export interface StaffSession {
  provenAt: Date | null;
  endsAt: Date;
}

/** Logs a user in: a new family of tokens; answers the token, which is kept nowhere. */
export async function startSession(
  database: Database,
  userId: string,
  now: Date,
  caller: Caller = unknownCaller,
  staff?: StaffSession,
): Promise<string> {
  const token = newToken();
  await database.run((q) =>
    q.insert(sessions).values({
      familyId: newId(),
      userId,
      tokenHash: hashToken(token),
      ip: caller.address,
      agent: caller.agent,
      ...(staff
        ? { kind: "staff" as const, provenAt: staff.provenAt, ...momentsFrom(now, staff.endsAt) }
        : momentsFrom(now)),
    }),
  );
  return token;
}

/** A session's token: opaque, 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token (decisions 5). */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of an Authorization header, bare or as Bearer; null for none. */
export function tokenOf(authorization: string | undefined): string | null {
  const token = authorization?.replace(/^Bearer\s+/i, "").trim();
  return token ? token : null;
}
