import { and, eq, isNotNull } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { type SecondFactorRow, secondFactors } from "../../../db/tables/staff";

/** This member's passkeys. */
export async function readPasskeys(q: Query, userId: string) {
  const rows = await q
    .select()
    .from(secondFactors)
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.kind, "passkey"),
        isNotNull(secondFactors.credentialId),
        isNotNull(secondFactors.confirmedAt),
      ),
    );
  return rows.map(toPasskey);
}

function toPasskey({ id, credentialId, publicKey, counter, transports }: SecondFactorRow) {
  return {
    rowId: id,
    credential: {
      id: credentialId ?? "",
      publicKey: Uint8Array.from(Buffer.from(publicKey ?? "", "base64url")),
      counter: counter ?? 0,
      transports: transports ?? [],
    },
  };
}
