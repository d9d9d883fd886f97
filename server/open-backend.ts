import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { createBackend } from "#backend/create-backend";
import { openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { seedDemo } from "#backend/db/seed/demo/seed-demo";
import { closeDemoLogins, seedDemoLogins } from "#backend/db/seed/demo/seed-demo-logins";
import { seedMenu } from "#backend/db/seed/demo/seed-menu";
import { seedShipping } from "#backend/db/seed/seed-shipping";
import { seedSite } from "#backend/db/seed/seed-site";
import { seedTexts } from "#backend/db/seed/seed-texts";
import type { BankDeps } from "#backend/features/sandbox-bank/bank";
import { runJobs } from "#backend/jobs/run-jobs";
import { createPasswords } from "#backend/ports/passwords";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/open-embedded";
import type { Settings } from "./env";
import { gatewaySettings, sandboxWebhookSecret } from "./gateways";
import { openBank } from "./open-bank";
import { openPorts } from "./open-ports";
import type { Step } from "./start/steps";

export interface OpenBackend {
  /** Undefined where the backend is elsewhere: the storefront then goes over the network. */
  fetch: ((request: Request) => Promise<Response>) | undefined;
  /** Answers below /sandbox-pay, where the settings want a sandbox bank. */
  sandbox: ((request: Request) => Promise<Response>) | undefined;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface BackendParts {
  log: Logger;
  step: Step;
  /** The storefront's own texts, per key and language. */
  texts: Parameters<typeof seedTexts>[2];
  migrationsFolder: string;
  secret: string;
  /** Origin under which this process reaches itself. */
  ownUrl: () => string;
  /** How the sandbox bank says amounts. */
  sayAmount: BankDeps["sayAmount"];
}

/** Opens the database of the settings, brings it up to date, fills an empty one, and builds /api on it. */
export async function openBackend(settings: Settings, parts: BackendParts): Promise<OpenBackend> {
  const { log, step, texts, migrationsFolder, ownUrl } = parts;
  const { publicUrl } = settings;
  const embedded = settings.databaseUrl
    ? undefined
    : await step("database", () => openEmbedded(settings.dataDir, log));
  try {
    const address = addressOf(settings, embedded);
    await step("migrations", () => migrateDatabase(address, migrationsFolder));
    const database = openDatabase(address);
    const passwords = createPasswords();
    await step("texts", async () => {
      await seedSite(database, settings.package);
      await seedTexts(database, settings.package, texts);
      await seedShipping(database);
    });
    if (settings.demo) {
      await step("demo shop", async () => {
        await seedDemo(database);
        await seedMenu(database);
        await seedDemoLogins(database, passwords);
      });
    } else {
      await closeDemoLogins(database);
    }
    const { close: closePorts, ...reach } = await openPorts(settings, log);
    const webhookSecret = sandboxWebhookSecret(parts.secret);
    const bank = settings.payments.sandbox
      ? openBank(database, { ...parts, publicUrl, webhookSecret })
      : undefined;
    const backend = createBackend({
      database,
      packageName: settings.package,
      autoTranslate: settings.autoTranslate,
      picturesFolder: join(settings.dataDir, "pictures"),
      publicUrl,
      payments: gatewaySettings(settings.payments, { ownUrl, publicUrl, webhookSecret }),
      demo: settings.demo,
      lab: settings.lab,
      loginLimits: settings.loginLimits,
      newcomersPerAddress: settings.newcomersPerAddress,
      uploadsPerAddress: settings.uploadsPerAddress,
      passwords,
      ...reach,
      log,
    });
    await step("catalogue", () => backend.warm());
    const jobs = runJobs(backend.jobs, reach.locks, log);
    return {
      fetch: (request) => backend.fetch(request),
      sandbox: bank?.fetch,
      isReady: () => database.run((q) => q.execute(sql`select 1`)).then(() => true),
      async close() {
        await jobs.stop();
        await bank?.close();
        await backend.close();
        closePorts();
        await database.close();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

function addressOf(settings: Settings, embedded: EmbeddedDatabase | undefined) {
  if (embedded) return embedded.address;
  return { kind: "server" as const, url: settings.databaseUrl ?? "" };
}

/** A backend elsewhere is ready when it answers at all. */
export function backendElsewhere(apiUrl: string): OpenBackend {
  return {
    fetch: undefined,
    sandbox: undefined,
    isReady: async () => (await fetch(`${apiUrl}/api/user`)).status < 500,
    close: async () => {},
  };
}
