import { and, eq, sql } from "drizzle-orm";
import { messages } from "../../db/tables/messages";
import { pushDevices } from "../../db/tables/push";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";

/** GET user/push/news/{id}: the page that a push to a device of the user's own was about. Throws `error.not_found`. */
export async function findNews(
  { database }: Pick<Services, "database">,
  userId: string,
  id: string,
): Promise<{ path: string }> {
  const [found] = await database.run((q) =>
    q
      .select({ path: sql<string | null>`${messages.params}->>'url'` })
      .from(messages)
      .innerJoin(pushDevices, eq(sql`${pushDevices.id}::text`, messages.target))
      .where(
        and(eq(messages.id, id), eq(messages.channel, "push"), eq(pushDevices.userId, userId)),
      ),
  );
  if (!found?.path) throw new ApiError("error.not_found");
  return { path: found.path };
}
