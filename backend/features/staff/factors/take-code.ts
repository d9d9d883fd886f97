import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { secondFactors } from "../../../db/tables/staff";
import type { Services } from "../../../services";
import { stepOfCode } from "./totp";

/** The column that secrets are enciphered for. */
export const secretPurpose = "second_factor.secret";

/**
 * Whether a code is one that an app of this person shows now. It is taken with that: neither the same code nor an older
 * one counts again, in whichever process. Inside the transaction of what it opens.
 */
export async function takeCode(
  { cipher, clock, log }: Pick<Services, "cipher" | "clock" | "log">,
  q: Query,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const now = clock.now();
  const apps = await q
    .select()
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.kind, "totp"),
        isNotNull(secondFactors.confirmedAt),
      ),
    );
  for (const { id, secret } of apps) {
    const plain = readSecret({ cipher, log }, secret);
    const step = plain && stepOfCode(plain, code, now);
    if (!step) continue;
    const [taken] = await q
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: now })
      .where(
        and(
          eq(secondFactors.id, id),
          or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
        ),
      )
      .returning({ id: secondFactors.id });
    if (taken) return true;
  }
  return false;
}

/** Null where SESSION_SECRET was changed since: its owner needs a recovery code, or somebody who resets it. */
function readSecret(
  { cipher, log }: Pick<Services, "cipher" | "log">,
  sealed: string | null,
): string | null {
  if (sealed === null) return null;
  try {
    return cipher.decrypt(secretPurpose, sealed);
  } catch {
    log.warn(
      {},
      "a second factor can't be read: SESSION_SECRET is not the one that it was made under",
    );
    return null;
  }
}
