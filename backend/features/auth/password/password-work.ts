import { ApiError } from "../../../http/errors";
import { GateFull } from "../../../ports/gate";
import type { ReleaseAttempt } from "../../../ports/take-all";
import type { Services } from "../../../services";

/** Passwords are the same when they look the same, however the keyboard composed them. */
export function normalPassword(typed: string): string {
  return typed.normalize("NFKC");
}

/** Whether it is the password of the hash; with null it is nobody's, at the same cost. */
export function checkPassword(
  { passwords }: Services,
  hash: string | null,
  typed: string,
  releaseAttempt: ReleaseAttempt,
): Promise<boolean> {
  return inTurn(() => passwords.verify(hash, normalPassword(typed)), releaseAttempt);
}

/** What is kept of a new password. Never inside a transaction: it takes a while. */
export function hashPassword(
  { passwords }: Services,
  typed: string,
  releaseAttempt: ReleaseAttempt,
): Promise<string> {
  return inTurn(() => passwords.hash(normalPassword(typed)), releaseAttempt);
}

/** In a flood of logins it was nobody's failure: the try is forgiven, and the caller told to come back. */
async function inTurn<T>(work: () => Promise<T>, releaseAttempt: ReleaseAttempt): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GateFull)) throw error;
    await releaseAttempt();
    throw new ApiError("error.unavailable", { retryAfterSeconds: 5 });
  }
}
