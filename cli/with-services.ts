import { join } from "node:path";
import { createBackend } from "#backend/create-backend";
import type { Log } from "#backend/ports/log";
import type { Services } from "#backend/services";
import { gatewaySettings, sandboxWebhookSecret } from "#server/open-ports";
import { describeError } from "~/request/log/describe-error.server";
import type { Terminal } from "./command";
import { withDatabase } from "./with-database";

/**
 * Works with the verbs of the shop as its server does. What they write to people is left in the outbox, from
 * where a running shop sends it; a sandbox bank is reached where a running shop has it. `byHand` leaves the
 * gateways out: what would be asked of one is then the owner's to do.
 */
export function withServices<T>(
  terminal: Terminal,
  work: (services: Services) => Promise<T>,
  { byHand = false }: { byHand?: boolean | undefined } = {},
): Promise<T> {
  return withDatabase(terminal, async (database, settings) => {
    const { dataDir, publicUrl, autoTranslate, demo } = settings;
    const webhookSecret = sandboxWebhookSecret(settings.sessionSecret ?? "");
    const selfUrl = () => publicUrl;
    const backend = createBackend({
      database,
      packageName: settings.package,
      autoTranslate,
      picturesFolder: join(dataDir, "pictures"),
      publicUrl,
      payments: byHand
        ? {}
        : gatewaySettings(settings.payments, { selfUrl, publicUrl, webhookSecret }),
      demo,
      ...(settings.sessionSecret && { secret: settings.sessionSecret }),
      log: logTo(terminal),
    });
    try {
      return await work(backend.services);
    } finally {
      await backend.close();
    }
  });
}

/** What went wrong is said at the terminal; the rest is of no use there. */
function logTo({ tell }: Terminal): Log {
  const say = (fields: object, message: string) => {
    const cause = "err" in fields ? `: ${describeError(fields.err).message}` : "";
    tell(message + cause);
  };
  return { info: () => {}, warn: say, error: say };
}
