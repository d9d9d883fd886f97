import { and, eq } from "drizzle-orm";
import { type PushKind, type PushPayload, pushKinds } from "../../contract/push-topics";
import type { Database } from "../../db/database";
import { pushDevices } from "../../db/tables/push";
import type { PushSender } from "../../ports/push-sender";
import { hasLivingLogin } from "./living-logins";
import { isPushOffered } from "./push-setting";
import { endOfQuiet } from "./quiet-hours";

interface Needed {
  database: Database;
  push: PushSender;
  now: Date;
}

/** A message of the outbox, as far as a push needs it. */
interface QueuedPush {
  id: string;
  /** The device's id. */
  target: string;
  kind: string;
  lang: string;
}

/** What became of it; `waitMs` until the device's quiet hours are over. */
export type PushResult = { sent: true } | { dropped: string } | { waitMs: number };

/**
 * Sends one push to its device, unless that is gone, switched off or wants quiet. A device that the push service no longer
 * knows is removed, and so is one whose login has ended. Throws what may pass.
 */
export async function sendPush(needed: Needed, message: QueuedPush): Promise<PushResult> {
  const { database, push, now } = needed;
  if (!isPushKind(message.kind)) return { dropped: `no push says ${message.kind}` };
  const { device, isOffered } = await database.run(async (q) => {
    const [found] = await q
      .select()
      .from(pushDevices)
      .where(and(eq(pushDevices.id, message.target), hasLivingLogin(q, now)));
    return { device: found, isOffered: await isPushOffered(q) };
  });
  if (!isOffered) return { dropped: "the shop sends no push" };
  if (!device) {
    await removeDevice(database, message.target);
    return { dropped: "the device is gone" };
  }
  if (device.serverKey !== push.publicKey) return { dropped: "made for another key of the shop" };
  const { quietFrom: from, quietTo: to, zone } = device;
  const end = from === null || to === null ? null : endOfQuiet({ from, to }, zone, now);
  if (end) return { waitMs: end.getTime() - now.getTime() };
  const payload: PushPayload = { kind: message.kind, id: message.id, lang: device.lang };
  if ((await push.send(device, JSON.stringify(payload))) === "gone") {
    await removeDevice(database, device.id);
    return { dropped: "the push service no longer knows the device" };
  }
  await database.write((q) =>
    q.update(pushDevices).set({ lastUsedAt: now }).where(eq(pushDevices.id, device.id)),
  );
  return { sent: true };
}

function isPushKind(kind: string): kind is PushKind {
  return pushKinds.some((known) => known === kind);
}

async function removeDevice(database: Database, id: string): Promise<void> {
  await database.write((q) => q.delete(pushDevices).where(eq(pushDevices.id, id)));
}
