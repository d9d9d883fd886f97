import { currentReader } from "../../pwa/worker/reader";
import { offlineLog } from "../log/offline-log";
import { oneAtATime } from "../log/one-at-a-time";
import { postOperations } from "../log/post-operations";
import { sendOperations } from "../log/send-operations";

/**
 * Sends the offline log when the browser says that there is a network, with or without a page. It can't tell who is
 * logged in: the shop refuses what is somebody else's, and what it refuses waits for a page, as messages with pictures
 * do. Rejects then, and where the shop was not reached, so that the browser tries again. Pages find out by themselves
 * that nothing waits any more.
 */
export async function sendLog(): Promise<void> {
  const { lang } = await currentReader();
  await oneAtATime(() => sendOperations(offlineLog, undefined, postOperations(lang)));
}
