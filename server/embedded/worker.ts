/**
 * The worker thread of the embedded database: PGlite behind a socket that the ordinary PostgreSQL driver
 * connects to. In the server's own thread it would stop the event loop for seconds under load.
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { watchActivity } from "./activity";
import { maintainWhenIdle, maintenanceTimes } from "./maintenance";
import type { FromWorker, ToWorker, WorkerSettings } from "./messages";
import { openPglite } from "./pglite";
import { giveQueue, TurnQueue } from "./turn-queue";

const port = parentPort;
if (!port) throw new Error("the embedded database runs in a worker thread");
const { folder, socketPath } = workerData as WorkerSettings;
const tell = (message: FromWorker) => port.postMessage(message);

const db = await openPglite(folder);
const activity = watchActivity(db, (error) => {
  throw error;
});
// The shop's own connection, and those of commands that run beside it.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 16 });
const queue = new TurnQueue(db);
giveQueue(server, queue);
await server.start();
const stopMaintenance = maintainWhenIdle(db, activity, maintenanceTimes, {
  maintained: (ms) => tell({ kind: "maintained", ms }),
  failed: (error) => tell({ kind: "unmaintained", error }),
});

port.on("message", async (message: ToWorker) => {
  if (message === "ping") return tell({ kind: "pong", busyMs: activity.busyMs() });
  stopMaintenance();
  queue.stop();
  await server.stop();
  await db.close();
  tell({ kind: "stopped" });
  port.close();
});
tell({ kind: "ready" });
