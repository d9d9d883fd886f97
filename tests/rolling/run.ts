/**
 * `npm run rolling [-- --requests 10000]`: restarts two shops behind nginx in turns, on a scratch PostgreSQL
 * database, while shoppers keep asking, and fails on any request that gets no answer, or one of 500 and above.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { KillableShop } from "../chaos/killable-shop";
import { findFreePort } from "../support/free-port";
import { createScratchDatabase } from "../support/scratch-database";
import { keepAsking } from "./keep-asking";
import { startNginx } from "./nginx";

const { values } = parseArgs({ options: { requests: { type: "string", default: "10000" } } });
const requests = Number(values.requests);
/** So that nginx knows again that a shop is back before the other one goes. */
const settleMs = 2_000;

const database = await createScratchDatabase("rolling");
if (!database) throw new Error("PostgreSQL does not answer: set TEST_DATABASE_URL.");
const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
const settings = { PUBLIC_URL: origin, TRUST_PROXY: "1", DRAIN_SECONDS: "2" };
const shops = [
  await KillableShop.on(database.url, settings),
  await KillableShop.on(database.url, settings),
];
try {
  for (const shop of shops) await shop.start();
  const nginx = await startNginx(
    port,
    shops.map((shop) => shop.origin),
  );
  let restarts = 0;
  let isRolling = true;
  const asking = keepAsking(origin, {
    connections: 8,
    goesOn: ({ sent }) => isRolling || sent < requests,
  });
  let isOver = false;
  const asked = asking.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const shop of shops) {
      await shop.terminate();
      await shop.start();
      restarts += 1;
      await wait(settleMs);
    }
    isRolling = false;
  }
  const { sent, answers, broken, failures } = await asked;
  await nginx.stop();
  console.log({ sent, restarts, answers, broken, failures });
  const failed = Object.keys(answers).some((status) => Number(status) >= 500);
  process.exitCode = failed || Object.keys(broken).length > 0 ? 1 : 0;
} finally {
  for (const shop of shops) await shop.stop();
  await database.drop();
}
