import { createHash, randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { recoveryCodes } from "../../../db/tables/staff";

const letters = "23456789abcdefghjkmnpqrstuvwxyz";
const howMany = 10;

/** Ten new codes instead of all that there were; only their hashes are kept. */
export async function renewRecoveryCodes(q: Query, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await q.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await q
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })));
  return codes;
}

/** Whether a typed code was one of this person's that is left; it is used up with that. */
export async function takeRecoveryCode(
  q: Query,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const taken = await q
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashCode(userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

/** 59 bits: `ab2c-de3f-gh4j`. */
function newCode(): string {
  const text = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

function hashCode(userId: string, typed: string): string {
  const code = typed.toLowerCase().replace(/[^a-z\d]/g, "");
  return createHash("sha256").update(`${userId} ${code}`).digest("hex");
}
