import { and, desc, eq } from "drizzle-orm";
import type { PushState } from "../../contract/push";
import { pushDevices } from "../../db/tables/push";
import type { Login } from "../../http/login";
import type { Services } from "../../services";
import { hasLivingLogin } from "./living-logins";
import { isPushOffered } from "./push-setting";
import { showDevice } from "./show-device";

/** GET user/push: what the shop offers, and the user's devices, the asking one first. */
export function readPushState(
  { database, clock, push }: Pick<Services, "database" | "clock" | "push">,
  { user, session }: Login,
): Promise<PushState> {
  return database.run(async (q) => {
    const offered = push !== undefined && (await isPushOffered(q));
    const rows = await q
      .select()
      .from(pushDevices)
      .where(and(eq(pushDevices.userId, user.id), hasLivingLogin(q, clock.now())))
      .orderBy(desc(pushDevices.createdAt));
    const { familyId } = session;
    const data = rows
      .map((row) => showDevice(row, { familyId, serverKey: push?.publicKey }))
      .sort((one, other) => Number(other.current) - Number(one.current));
    return { offered, key: offered ? push.publicKey : null, data, total: data.length };
  });
}
