import { and, eq } from "drizzle-orm";
import type { PushChange, PushDevice } from "../../contract/push";
import { pushDevices } from "../../db/tables/push";
import { ApiError } from "../../http/errors";
import type { Login } from "../../http/login";
import type { Services } from "../../services";
import { showDevice } from "./show-device";

/** POST user/push/{id}: what a device of the user's own is told of, and when not. Throws `error.not_found` for any other. */
export async function changeDevice(
  { database, push }: Pick<Services, "database" | "push">,
  { user, session }: Login,
  id: string,
  { topics, quiet }: PushChange,
): Promise<PushDevice> {
  const hours = quiet !== undefined && {
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
  };
  const [row] = await database.write((q) =>
    q
      .update(pushDevices)
      .set({ updatedAt: new Date(), ...(topics && { topics: [...new Set(topics)] }), ...hours })
      .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, user.id)))
      .returning(),
  );
  if (!row) throw new ApiError("error.not_found");
  return showDevice(row, { familyId: session.familyId, serverKey: push?.publicKey });
}
