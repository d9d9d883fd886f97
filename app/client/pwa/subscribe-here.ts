import { workerAddress } from "./checks";
import { type MadeSubscription, readSubscription } from "./read-subscription";

/** Why there is none; keys of texts. */
export type PushProblem = "push.denied" | "push.unknown" | "push.failed";

/**
 * Asks for the permission and subscribes this browser by the shop's public key; one that it made for another key gives
 * way. To be called by what the shopper has pressed: some browsers ask for nothing else.
 */
export async function subscribeHere(key: string): Promise<MadeSubscription | PushProblem> {
  const workers = navigator.serviceWorker;
  if (!workers || !("PushManager" in window) || !("Notification" in window)) return "push.unknown";
  if ((await Notification.requestPermission()) !== "granted") return "push.denied";
  try {
    await workers.register(workerAddress, { scope: "/", updateViaCache: "none" });
    const { pushManager } = await workers.ready;
    return readSubscription(await subscribeBy(pushManager, keyBytes(key)));
  } catch {
    return "push.failed";
  }
}

async function subscribeBy(
  manager: PushManager,
  applicationServerKey: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription> {
  const standing = await manager.getSubscription();
  const own = standing?.options?.applicationServerKey;
  const isOurs = own && String(new Uint8Array(own)) === String(applicationServerKey);
  if (standing && isOurs) return standing;
  await standing?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
