import { systemClock } from "#backend/ports/clock";
import type { BankDeps } from "./bank";
import { createSandboxBank, type SandboxBank } from "./create-sandbox-bank";

interface BankParts extends Pick<BankDeps, "database" | "log" | "sayAmount"> {
  publicUrl: string;
  /** Origin under which this process reaches itself. */
  selfUrl: () => string;
  webhookSecret: string;
}

/** The sandbox bank on the shop's database, with ledger of its own (payments 5.3). */
export function openBank(parts: BankParts): SandboxBank {
  const { database, log, sayAmount, publicUrl, selfUrl, webhookSecret } = parts;
  return createSandboxBank({
    database,
    clock: systemClock,
    log,
    sayAmount,
    pageUrl: () => `${publicUrl}/sandbox-pay`,
    shopOrigins: () => [publicUrl],
    webhook: { url: () => `${selfUrl()}/api/payment/webhook/stripe`, secret: webhookSecret },
  });
}
