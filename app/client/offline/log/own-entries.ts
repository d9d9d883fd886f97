import { type Entry, offlineLog } from "./offline-log";
import type { OfflineChange } from "./operation";
import { currentOwner } from "./queue-operation";

/** What waits of the reader's own, in its order. Rejects where the log can't be read. */
export async function ownEntries(isWanted: (change: OfflineChange) => boolean): Promise<Entry[]> {
  const owner = currentOwner();
  const entries = await offlineLog.read();
  return entries.filter(({ operation }) => operation.owner === owner && isWanted(operation.change));
}
