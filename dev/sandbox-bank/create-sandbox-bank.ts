import { Hono } from "hono";
import { type BankDeps, openBank } from "./bank";
import { bankPages } from "./pages";
import { stripeCalls } from "./stripe-calls";
import { zarinpalCalls } from "./zarinpal-calls";

/** Where the bank answers; the adapters' own paths follow. */
export const sandboxPath = "/sandbox-pay";

export interface SandboxBank {
  /** Answers any request below /sandbox-pay. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** A bank that takes no money and speaks the wire formats of Zarinpal and Stripe (payments 5.3). */
export function createSandboxBank(deps: BankDeps): SandboxBank {
  const bank = openBank(deps);
  const app = new Hono().basePath(sandboxPath);
  zarinpalCalls(app, bank);
  stripeCalls(app, bank);
  bankPages(app, bank);
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.path }, "the sandbox bank failed");
    return c.json({ message: "Server Error" }, 500);
  });
  return { fetch: async (request) => app.fetch(request), close: () => bank.afterwards.close() };
}
