import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { loginChallenges } from "../../../db/tables/users";
import { hashToken } from "../sessions/tokens";
import { type ChallengeKind, triesPerCode } from "./challenge-times";
import { isCodeOf } from "./codes";
import type { Target } from "./targets";

/** What a right code or link proves: that whoever gave it reads what is sent there. */
export interface Proof {
  target: Target;
  /** A path of this shop, where one was given. */
  intended: string | null;
}

export type CodeOutcome = { proof: Proof } | "wrong" | "dead";

export interface GivenCode {
  challenge: string;
  /** As it was typed. */
  code: string;
  /** Who asked for it, where it is good for nobody else. */
  userId?: string;
}

type Row = typeof loginChallenges.$inferSelect;

/** Uses up a code, once; `dead` when it is too old, used, or was tried too often. Counts the try. */
export async function useCode(
  q: Query,
  kind: Exclude<ChallengeKind, "link">,
  { challenge, code, userId }: GivenCode,
  now: Date,
): Promise<CodeOutcome> {
  const [row] = await q
    .update(loginChallenges)
    .set({ attempts: sql`${loginChallenges.attempts} + 1` })
    .where(
      and(
        eq(loginChallenges.id, challenge),
        alive(kind, now),
        lt(loginChallenges.attempts, triesPerCode),
      ),
    )
    .returning();
  if (!row) return "dead";
  if (!isCodeOf(row, code, userId)) return row.attempts < triesPerCode ? "wrong" : "dead";
  await q.update(loginChallenges).set({ usedAt: now }).where(eq(loginChallenges.id, row.id));
  return { proof: proofOf(row) };
}

/** Uses up a link, once; null for one that is too old, used or nobody's. */
export async function useLink(q: Query, token: string, now: Date): Promise<Proof | null> {
  const [row] = await q
    .update(loginChallenges)
    .set({ usedAt: now })
    .where(and(eq(loginChallenges.secretHash, hashToken(token)), alive("link", now)))
    .returning();
  return row ? proofOf(row) : null;
}

/** Whose link it is, without using it: mail scanners open links too. */
export async function readLink(q: Query, token: string, now: Date): Promise<Proof | null> {
  const [row] = await q
    .select()
    .from(loginChallenges)
    .where(and(eq(loginChallenges.secretHash, hashToken(token)), alive("link", now)));
  return row ? proofOf(row) : null;
}

function alive(kind: ChallengeKind, now: Date) {
  return and(
    eq(loginChallenges.kind, kind),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, now),
  );
}

function proofOf({ channel, target, intended }: Row): Proof {
  return { target: { channel, value: target }, intended };
}
