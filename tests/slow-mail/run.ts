/**
 * `npm run slow-mail [-- --messages 40 --seconds 14 --processes 2]`: lays messages into the outbox of built shops
 * on one scratch PostgreSQL database, lets them send through a mail server that takes so long for each, and fails
 * unless each arrives once, in one try.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { createScratchDatabase } from "../support/scratch-database";
import { startShop } from "../support/shop-process";
import { openSlowServer } from "./slow-smtp-server";

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "40" },
    seconds: { type: "string", default: "14" },
    processes: { type: "string", default: "2" },
  },
});
const database = await createScratchDatabase("slow_mail");
if (!database) throw new Error("PostgreSQL does not answer: set TEST_DATABASE_URL.");
const server = await openSlowServer(Number(values.seconds) * 1000);
const env = {
  DATABASE_URL: database.url,
  SMTP_URL: server.url,
  MAIL_FROM: "shop@shop.example",
  SESSION_SECRET: "slow-mail".repeat(4),
};
const shops = [await startShop({ env })];
const sql = postgres(database.url, { max: 1 });
try {
  while (shops.length < Number(values.processes)) shops.push(await startShop({ env }));
  const targets = Array.from(
    { length: Number(values.messages) },
    (_, n) => `reader${n}@shop.example`,
  );
  const began = performance.now();
  await sql`insert into message ${sql(
    targets.map((target) => ({
      id: randomUUID(),
      channel: "email",
      target,
      lang: "en",
      kind: "order.completed",
      params: sql.json({ number: "1405-000001-0" }),
    })),
  )}`;
  for (let left = 1; left > 0; await wait(500)) {
    const [row] = await sql`select count(*)::int as left from message where status = 'pending'`;
    left = row?.left;
  }
  const tries = await sql`select status, attempts, count(*)::int from message group by 1, 2`;
  const seconds = Math.round((performance.now() - began) / 1000);
  const once = new Set(server.delivered).size;
  console.log({ delivered: server.delivered.length, readers: once, seconds, tries: [...tries] });
  const isRight = server.delivered.length === targets.length && once === targets.length;
  process.exitCode = isRight && tries.every(({ attempts }) => attempts === 1) ? 0 : 1;
} finally {
  await sql.end();
  for (const shop of shops) await shop.stop();
  await server.close();
  await database.drop();
}
