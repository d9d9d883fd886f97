import { eq } from "drizzle-orm";
import type { Database, Query } from "../../../db/database";
import { loginChallenges } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { ReleaseAttempt } from "../../../ports/take-all";
import type { Services } from "../../../services";
import type { ChallengeKind } from "./challenge-times";
import { consumeAttempt } from "./throttle";
import { type GivenCode, type Proof, useCode } from "./use-challenge";

/** Counts a try at a code, by whom it was sent to and by address. Throws `login.throttled`. */
export async function consumeCodeAttempt(
  services: Services,
  { challenge }: GivenCode,
  address: string | null,
): Promise<ReleaseAttempt> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(challenge)) {
    throw new ApiError("login.code_dead");
  }
  return consumeAttempt(services, {
    target: await targetOf(services.database, challenge),
    address,
  });
}

interface Asked extends GivenCode {
  kind: Exclude<ChallengeKind, "link">;
  /** Of the try that was counted. */
  releaseAttempt: ReleaseAttempt;
}

/**
 * Does what a right code allows, in the transaction that uses the code up. Throws `login.wrong_code`, or
 * `login.code_dead` where only a new one helps.
 */
export async function proveByCode<T>(
  { database, clock }: Services,
  { kind, releaseAttempt, ...given }: Asked,
  work: (q: Query, proof: Proof) => Promise<T>,
): Promise<T> {
  const outcome = await database.transaction(async (q) => {
    const used = await useCode(q, kind, given, clock.now());
    return typeof used === "string" ? used : { done: await work(q, used.proof) };
  });
  if (outcome === "wrong") throw new ApiError("login.wrong_code");
  if (outcome === "dead") throw new ApiError("login.code_dead");
  await releaseAttempt();
  return outcome.done;
}

async function targetOf(database: Database, challenge: string): Promise<string | null> {
  const [row] = await database.run((q) =>
    q
      .select({ target: loginChallenges.target })
      .from(loginChallenges)
      .where(eq(loginChallenges.id, challenge)),
  );
  return row?.target ?? null;
}
