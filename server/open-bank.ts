import type { Database } from "#backend/db/database";
import type { BankDeps } from "#backend/features/sandbox-bank/bank";
import {
  createSandboxBank,
  type SandboxBank,
} from "#backend/features/sandbox-bank/create-sandbox-bank";
import { systemClock } from "#backend/ports/clock";

interface BankParts extends Pick<BankDeps, "log" | "sayAmount"> {
  publicUrl: string;
  /** Origin under which this process reaches itself. */
  ownUrl: () => string;
  webhookSecret: string;
}

/** The sandbox bank on the shop's database, with books of its own (payments 5.3). */
export function openBank(
  database: Database,
  { log, sayAmount, publicUrl, ownUrl, webhookSecret }: BankParts,
): SandboxBank {
  return createSandboxBank({
    database,
    clock: systemClock,
    log,
    sayAmount,
    pageUrl: () => `${publicUrl}/sandbox-pay`,
    shopOrigins: () => [publicUrl],
    webhook: { url: () => `${ownUrl()}/api/payment/webhook/stripe`, secret: webhookSecret },
  });
}
