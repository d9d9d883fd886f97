/**
 * The sandbox bank as a process of its own, on a database of its own: what it has written down, no death of the
 * shop can undo, and the other way round.
 */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { systemClock } from "#backend/ports/clock";
import { createSandboxBank } from "#dev/sandbox-bank/create-sandbox-bank";
import { sayAmount } from "~/i18n/say-amount.server";

const settings = z
  .object({
    PORT: z.coerce.number(),
    DATABASE_URL: z.url(),
    SHOP_ORIGIN: z.url(),
    WEBHOOK_SECRET: z.string(),
  })
  .parse(process.env);

const address = { kind: "server", url: settings.DATABASE_URL } as const;
await migrateDatabase(address);
const bank = createSandboxBank({
  database: openDatabase(address),
  clock: systemClock,
  log: { info: () => {}, warn: () => {}, error: console.error },
  pageUrl: () => `http://127.0.0.1:${settings.PORT}/sandbox-pay`,
  shopOrigins: () => [settings.SHOP_ORIGIN],
  webhook: {
    url: () => `${settings.SHOP_ORIGIN}/api/payment/webhook/stripe`,
    secret: settings.WEBHOOK_SECRET,
  },
  sayAmount,
  slowMs: 500,
});
const answer = (request: Request) =>
  new URL(request.url).pathname === "/ready" ? new Response("ready") : bank.fetch(request);
createServer(getRequestListener(answer)).listen(settings.PORT, "127.0.0.1");
