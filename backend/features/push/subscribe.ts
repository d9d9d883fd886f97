import { createECDH, timingSafeEqual } from "node:crypto";
import { and, count, eq, ne, not } from "drizzle-orm";
import { languages } from "../../contract/languages";
import type { PushDevice, PushSubscribe } from "../../contract/push";
import { pushTopics } from "../../contract/push-topics";
import type { Query } from "../../db/database";
import { pushDevices } from "../../db/tables/push";
import { ApiError } from "../../http/errors";
import type { Login } from "../../http/login";
import type { Services } from "../../services";
import { lockSessions } from "../auth/sessions/revoke-sessions";
import { hasLivingLogin } from "./living-logins";
import { isPushOffered } from "./push-setting";
import { defaultQuietHours, isZone } from "./quiet-hours";
import { type DeviceRow, showDevice } from "./show-device";

/** Of one user. */
export const maxDevices = 10;

type Needed = Pick<Services, "database" | "clock" | "push">;

/**
 * POST user/push: the browser of this login is told of news from now on; once more, and it is changed. An address that
 * stands with another login goes over to this one where the browser's own secret comes with it, as when two people
 * share a phone. Throws `push.off`, `error.not_found` for a renewal of what was switched off, `push.bad_address` for an
 * address or key that can't be, `push.taken` for somebody else's address without its secret, and `push.full` for the
 * eleventh device.
 */
export async function subscribe(
  { database, clock, push }: Needed,
  { user, session }: Login,
  input: PushSubscribe,
  agent: string | null,
): Promise<PushDevice> {
  if (!push) throw new ApiError("push.off");
  if (!push.accepts(input.endpoint) || !isCurvePoint(input.p256dh)) {
    throw new ApiError("push.bad_address");
  }
  const now = clock.now();
  const { familyId } = session;
  const row = await database.transaction(async (q) => {
    if (!(await isPushOffered(q))) throw new ApiError("push.off");
    await lockSessions(q, user.id);
    const gone = not(hasLivingLogin(q, now) ?? eq(pushDevices.userId, user.id));
    await q.delete(pushDevices).where(and(eq(pushDevices.userId, user.id), gone));
    if (input.renews) await requireDevice(q, familyId);
    await releaseEndpoint(q, input, familyId);
    await requireRoom(q, user.id, familyId);
    return saveDevice(q, { userId: user.id, familyId, serverKey: push.publicKey, agent }, input);
  });
  return showDevice(row, { familyId, serverKey: push.publicKey });
}

/** Takes the address from the login that it stands with. */
async function releaseEndpoint(q: Query, { endpoint, auth }: PushSubscribe, familyId: string) {
  const [holder] = await q
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.familyId, familyId)))
    .for("update");
  if (!holder) return;
  if (!isSameSecret(holder.auth, auth)) throw new ApiError("push.taken");
  await q.delete(pushDevices).where(eq(pushDevices.id, holder.id));
}

async function requireDevice(q: Query, familyId: string): Promise<void> {
  if ((await q.$count(pushDevices, eq(pushDevices.familyId, familyId))) === 0) {
    throw new ApiError("error.not_found");
  }
}

async function requireRoom(q: Query, userId: string, familyId: string): Promise<void> {
  const [others] = await q
    .select({ n: count() })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), ne(pushDevices.familyId, familyId)));
  if ((others?.n ?? 0) >= maxDevices)
    throw new ApiError("push.full", { params: { n: maxDevices } });
}

async function saveDevice(
  q: Query,
  own: Pick<DeviceRow, "userId" | "familyId" | "serverKey" | "agent">,
  { endpoint, p256dh, auth, lang, zone, topics }: PushSubscribe,
): Promise<DeviceRow> {
  const [before] = await q.select().from(pushDevices).where(eq(pushDevices.familyId, own.familyId));
  const made = {
    ...own,
    endpoint,
    p256dh: bare(p256dh),
    auth: bare(auth),
    lang,
    zone: zone && isZone(zone) ? zone : (before?.zone ?? languages[lang].timeZone),
    topics: before
      ? [...new Set([...before.topics, ...(topics ?? [])])]
      : (topics ?? [...pushTopics]),
  };
  const fresh = { quietFrom: defaultQuietHours.from, quietTo: defaultQuietHours.to };
  const [row] = await q
    .insert(pushDevices)
    .values({ ...made, ...fresh })
    .onConflictDoUpdate({ target: pushDevices.familyId, set: made })
    .returning();
  if (!row) throw new Error("The device was not written.");
  return row;
}

const bare = (key: string) => key.replace(/=+$/, "");

function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(bare(one)), Buffer.from(bare(other))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A key that nothing can be encrypted for would fail with every push. */
function isCurvePoint(p256dh: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false;
  }
}
