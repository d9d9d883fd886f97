import { and, eq } from "drizzle-orm";
import { pushDevices } from "../../db/tables/push";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";

/** DELETE user/push/{id}: a device of the user's own is told nothing any more. Throws `error.not_found` for any other. */
export async function removeDevice(
  { database }: Pick<Services, "database">,
  userId: string,
  id: string,
): Promise<void> {
  const removed = await database.write((q) =>
    q
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
      .returning({ id: pushDevices.id }),
  );
  if (removed.length === 0) throw new ApiError("error.not_found");
}
