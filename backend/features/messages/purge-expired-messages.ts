import { lt } from "drizzle-orm";
import { messages } from "../../db/tables/messages";
import type { Job } from "../../jobs/job";
import type { Services } from "../../services";

const hour = 60 * 60_000;

/** So long a shop can look up what it wrote to somebody; then it has no more reason to keep it. */
const retentionMs = 90 * 24 * hour;

/** The job that removes messages of long ago, with the addresses and names in them. */
export function purgeExpiredMessages({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Job {
  const purge = async () => {
    const before = new Date(clock.now().getTime() - retentionMs);
    await database.run((q) => q.delete(messages).where(lt(messages.createdAt, before)));
  };
  return { name: "old messages", everyMs: hour, run: purge };
}
