import type { InferSelectModel } from "drizzle-orm";
import type { PushDevice } from "../../contract/push";
import type { pushDevices } from "../../db/tables/push";

export type DeviceRow = InferSelectModel<typeof pushDevices>;

/** A device as its owner sees it: nothing of where it is reached. */
export function showDevice(
  row: DeviceRow,
  { familyId, serverKey }: { familyId: string; serverKey: string | undefined },
): PushDevice {
  const { id, agent, topics, quietFrom, quietTo, zone, lang, createdAt, lastUsedAt } = row;
  return {
    id,
    current: row.familyId === familyId,
    agent,
    topics,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    zone,
    lang,
    stale: row.serverKey !== serverKey,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
