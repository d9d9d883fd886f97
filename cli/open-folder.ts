import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { closeDataFolder } from "#server/data-folder";
import { FolderInUse } from "#server/embedded/folder-lock";
import {
  type EmbeddedDatabase,
  embeddedAddress,
  openEmbedded,
} from "#server/embedded/open-embedded";
import { createLog } from "#server/log";
import { problemOf } from "#server/start/report";
import { Refusal, type Terminal } from "./command";

/** Long enough for a shop that is only starting, and for another command to end. */
const defaultTimeoutMs = 60_000;

/**
 * The embedded database of a data folder: that of the shop that runs on it, by its own socket, else the
 * folder itself, opened here. One that another command has open is waited for.
 */
export async function openFolder(
  dataDir: string,
  { say, timeoutMs = defaultTimeoutMs }: Pick<Terminal, "say" | "timeoutMs">,
): Promise<Pick<EmbeddedDatabase, "address" | "close">> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const opened = await tryOpen(dataDir, say);
    if (!(opened instanceof FolderInUse)) return opened;
    const address = embeddedAddress(dataDir);
    // Closing it is the running shop's matter.
    if (opened.byShop && (await answers(address.socketPath)))
      return { address, close: async () => {} };
    if (Date.now() > until) throw new Refusal(say("folder.in.use", { reason: opened.message }));
    await pause(250);
  }
}

async function tryOpen(
  dataDir: string,
  say: Terminal["say"],
): Promise<EmbeddedDatabase | FolderInUse> {
  const log = createLog("silent");
  try {
    closeDataFolder(dataDir, log);
    return await openEmbedded(dataDir, log, undefined, "command");
  } catch (error) {
    if (error instanceof FolderInUse) return error;
    const problem = problemOf(error);
    if (!problem) throw error;
    throw new Refusal(say("folder.unusable", { folder: dataDir, reason: problem.message }));
  }
}

/** Whether a database listens there: a shop that is only starting holds its folder, but not yet this. */
async function answers(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
