import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { type Backend, createBackend } from "#backend/create-backend";
import type { DatabaseAddress } from "#backend/db/client";
import { type Database, openDatabase } from "#backend/db/database";
import { openDatabaseClock } from "#backend/db/database-clock";
import { listenTo } from "#backend/db/listen";
import { migrateDatabase } from "#backend/db/migrate";
import { openPatientDatabase } from "#backend/db/patient-database";
import { markDemo } from "#backend/db/seed/demo/demo-mark";
import { leaveDemo } from "#backend/db/seed/demo/leave-demo";
import { seedDemo } from "#backend/db/seed/demo/seed-demo";
import { seedDemoCurrencies } from "#backend/db/seed/demo/seed-demo-currencies";
import { seedDemoLogins } from "#backend/db/seed/demo/seed-demo-logins";
import { seedDemoName } from "#backend/db/seed/demo/seed-demo-name";
import { seedDemoPages } from "#backend/db/seed/demo/seed-demo-pages";
import { seedDemoPosts } from "#backend/db/seed/demo/seed-demo-posts";
import { seedDemoTickets } from "#backend/db/seed/demo/seed-demo-tickets";
import { seedMenu } from "#backend/db/seed/demo/seed-menu";
import { seedShipping } from "#backend/db/seed/seed-shipping";
import { seedSite } from "#backend/db/seed/seed-site";
import { seedTexts } from "#backend/db/seed/seed-texts";
import { type Extension, migrateExtensions } from "#backend/extension";
import { catalogChannel } from "#backend/features/catalog/index/catalog-channel";
import { readSellerGaps } from "#backend/features/settings/seller-gaps";
import { runJobs } from "#backend/jobs/run-jobs";
import { createPasswords } from "#backend/ports/passwords";
import { createPushKeys } from "#backend/ports/push-keys";
import { createWebPush } from "#backend/ports/push-sender";
import { closeDataFolder } from "./data-folder";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/open-embedded";
import type { Settings } from "./env";
import { lookAgain, lookHeader } from "./look-again";
import { gatewaySettings, openPorts, sandboxWebhookSecret } from "./open-ports";
import type { RunStep } from "./start/report";

export interface OpenBackend {
  /** Undefined where the backend is elsewhere: the storefront then goes over the network. */
  fetch: ((request: Request) => Promise<Response>) | undefined;
  /** The same for the calls of one page's request. */
  forPage: Backend["forPage"] | undefined;
  /** Answers below /sandbox-pay, where the settings want a sandbox bank. */
  sandbox: ((request: Request) => Promise<Response>) | undefined;
  isReady(): Promise<boolean>;
  /** What the owner has to settle before the shop takes orders; nothing where it does. */
  sellerGaps(): Promise<string[]>;
  /** The database is known not to answer. */
  isAway(): boolean;
  /** Tells of each move of the catalogue: at once, or a backend elsewhere by its answers, for which it is asked every few seconds. */
  onCatalogMove(listener: (version: string | null, moves: string | null) => void): void;
  close(): Promise<void>;
}

export interface BackendParts {
  log: Logger;
  step: RunStep;
  /** The storefront's own texts, per key and language. */
  texts: Parameters<typeof seedTexts>[2];
  migrationsFolder: string;
  secret: string;
  /** Origin under which this process reaches itself. */
  selfUrl: () => string;
  /** What server.ts mounts on the backend beside the shop's own calls. */
  extensions: readonly Extension[];
  openBank: OpenBank;
}

/** Opens the sandbox bank on the shop's database, for a shop whose settings want one. */
type OpenBank = (parts: {
  database: Database;
  log: Logger;
  publicUrl: string;
  /** Origin under which this process reaches itself. */
  selfUrl: () => string;
  webhookSecret: string;
}) => { fetch(request: Request): Promise<Response>; close(): Promise<void> };

/** Opens the database of the settings, brings it up to date, fills an empty one, and builds /api on it. */
export async function openBackend(settings: Settings, parts: BackendParts): Promise<OpenBackend> {
  const { log, step, texts, migrationsFolder, selfUrl, extensions } = parts;
  const { publicUrl } = settings;
  closeDataFolder(settings.dataDir, log);
  const embedded = settings.databaseUrl
    ? undefined
    : await step("database", () => openEmbedded(settings.dataDir, log));
  try {
    const address = addressOf(settings, embedded);
    await step("migrations", async () => {
      await migrateDatabase(address, { folder: migrationsFolder });
      await migrateExtensions(address, extensions);
    });
    const seeding = openDatabase(address, settings.databasePools);
    const passwords = createPasswords();
    await step("texts", async () => {
      await seedSite(seeding, settings.package);
      await seedTexts(seeding, settings.package, texts);
      await seedShipping(seeding);
    });
    if (settings.demo) {
      await step("demo shop", async () => {
        await markDemo(seeding);
        await seedDemoName(seeding, settings.package);
        await seedDemo(seeding);
        await seedDemoCurrencies(seeding);
        await seedMenu(seeding);
        await seedDemoLogins(seeding, passwords);
        await seedDemoTickets(seeding);
        await seedDemoPages(seeding);
        await seedDemoPosts(seeding);
      });
    } else if (await leaveDemo(seeding, passwords)) {
      log.warn("no demo any more: its logins, codes and passwords are gone");
    }
    if (embedded?.isNew) await embedded.renew();
    const database = embedded ? neverAway(seeding) : await openServer(seeding, settings, log);
    // An embedded database has this process's clock.
    const clock = embedded ? undefined : await openDatabaseClock(database, log);
    const { close: closePorts, ...reach } = await openPorts(settings, log);
    const webhookSecret = sandboxWebhookSecret(parts.secret);
    const bank = settings.payments.sandbox
      ? parts.openBank({ database, log, publicUrl, selfUrl, webhookSecret })
      : undefined;
    const backend = createBackend({
      database,
      packageName: settings.package,
      autoTranslate: settings.autoTranslate,
      picturesFolder: join(settings.dataDir, "pictures"),
      publicUrl,
      secret: parts.secret,
      payments: gatewaySettings(settings.payments, { selfUrl, publicUrl, webhookSecret }),
      demo: settings.demo,
      extensions,
      loginLimits: settings.loginLimits,
      guestsPerAddress: settings.guestsPerAddress,
      holdingLimits: settings.holdingLimits,
      uploadsPerAddress: settings.uploadsPerAddress,
      passwords,
      push: createWebPush({ keys: createPushKeys(parts.secret), contact: contactOf(publicUrl) }),
      ...(clock && { clock }),
      ...reach,
      log,
    });
    await step("catalogue", () => backend.warm());
    // What other processes change is heard of at once; what nobody told of, as where that line is broken, is looked for.
    const follow = () => backend.services.catalogue.follow();
    const hear = () => void follow().catch(() => {});
    const listening = settings.databaseUrl && listenTo(settings.databaseUrl, catalogChannel, hear);
    const endLooking = lookAgain(follow);
    const jobs = runJobs(backend.jobs, reach.locks, log);
    return {
      fetch: (request) => backend.fetch(request),
      forPage: backend.forPage,
      sandbox: bank?.fetch,
      isAway: database.isAway,
      onCatalogMove: backend.onCatalogMove,
      isReady: () => database.run((q) => q.execute(sql`select 1`)).then(() => true),
      sellerGaps: async () => (settings.demo ? [] : database.run(readSellerGaps)),
      async close() {
        endLooking();
        if (listening) await listening.close();
        // A job may wait for a photo behind all that is to be encoded, which nobody asks for any more.
        await Promise.all([jobs.stop(), backend.services.pictures.close()]);
        await bank?.close();
        await backend.close();
        closePorts();
        clock?.close();
        await database.close();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

/** Whom a push service's people can write to: the shop itself; they take no address without encryption. */
function contactOf(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`;
}

function addressOf(settings: Settings, embedded: EmbeddedDatabase | undefined) {
  if (embedded) return embedded.address;
  return { kind: "server" as const, url: settings.databaseUrl ?? "" };
}

/** The embedded one's worker is watched, and replaced where it doesn't answer. */
const neverAway = (database: Database) => ({ ...database, isAway: () => false });

/** Filling a shop may take its time; from then on nobody waits for long. */
async function openServer(seeding: Database, settings: Settings, log: Logger) {
  await seeding.close();
  const address = addressOf(settings, undefined);
  return openPatientDatabase({
    open: () => openDatabase(address, settings.databasePools),
    ask: () => askServer(address),
    log,
  });
}

async function askServer(address: DatabaseAddress): Promise<void> {
  const asking = openDatabase(address, { max: 1, connectSeconds: 2 });
  try {
    await asking.run((q) => q.execute(sql`select 1`));
  } finally {
    void asking.close();
  }
}

/** A backend elsewhere is ready when it answers at all. */
export function backendElsewhere(apiUrl: string): OpenBackend {
  const ask = () =>
    fetch(`${apiUrl}/api/user`, {
      headers: { [lookHeader]: "look" },
      signal: AbortSignal.timeout(2_000),
    });
  let endLooking = () => {};
  return {
    fetch: undefined,
    forPage: undefined,
    sandbox: undefined,
    sellerGaps: async () => [],
    isAway: () => false,
    onCatalogMove: (listener) => {
      endLooking = lookAgain(async () => {
        const { headers, body } = await ask();
        await body?.cancel();
        listener(headers.get("X-Catalog-Version"), headers.get("X-Catalog-Moves"));
      });
    },
    isReady: async () => (await ask()).status < 500,
    close: async () => endLooking(),
  };
}
