import { type ConsentKind, consentKinds, consentVersions } from "../../contract/consent";
import type { ConsentsChange } from "../../contract/user-consents";
import type { Query } from "../../db/database";
import { consents } from "../../db/tables/privacy";
import { lockSessions } from "../auth/sessions/revoke-sessions";
import { hashAddress } from "./hash-address";
import { standingOf } from "./read-consents";

interface Recording {
  userId: string;
  change: ConsentsChange;
  /** That it came from; null where nobody knows. */
  address: string | null;
  now: Date;
}

/**
 * POST user/consents: adds a line to the log for each that is allowed or refused in today's wording. What stands
 * so already adds none, so that a form posted twice is one. Inside a transaction.
 */
export async function recordConsents(
  q: Query,
  { userId, change, address, now }: Recording,
): Promise<void> {
  await lockSessions(q, userId);
  const standing = await standingOf(q, userId);
  const isNew = (kind: ConsentKind, granted: boolean) => {
    const last = standing.get(kind);
    return last?.granted !== granted || (granted && last.version !== consentVersions[kind]);
  };
  const ipHash = address === null ? null : hashAddress(address);
  const lines = consentKinds.flatMap((kind) => {
    const granted = change[kind];
    if (granted === undefined || !isNew(kind, granted)) return [];
    return [{ userId, kind, granted, version: consentVersions[kind], ipHash, at: now }];
  });
  if (lines.length > 0) await q.insert(consents).values(lines);
}
