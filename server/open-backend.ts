import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { createBackend } from "#backend/create-backend";
import { openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { seedDemo } from "#backend/db/seed/demo/seed-demo";
import { seedMenu } from "#backend/db/seed/demo/seed-menu";
import { seedSite } from "#backend/db/seed/seed-site";
import { seedTexts } from "#backend/db/seed/seed-texts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/open-embedded";
import type { Settings } from "./env";
import type { Step } from "./start/steps";

export interface OpenBackend {
  /** Undefined where the backend is elsewhere: the storefront then goes over the network. */
  fetch: ((request: Request) => Promise<Response>) | undefined;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface BackendParts {
  log: Logger;
  step: Step;
  /** The storefront's own texts, per key and language. */
  texts: Parameters<typeof seedTexts>[2];
  migrationsFolder: string;
}

/** Opens the database of the settings, brings it up to date, fills an empty one, and builds /api on it. */
export async function openBackend(settings: Settings, parts: BackendParts): Promise<OpenBackend> {
  const { log, step, texts, migrationsFolder } = parts;
  const embedded = settings.databaseUrl
    ? undefined
    : await step("database", () => openEmbedded(settings.dataDir, log));
  try {
    const address = addressOf(settings, embedded);
    await step("migrations", () => migrateDatabase(address, migrationsFolder));
    const database = openDatabase(address);
    await step("texts", async () => {
      await seedSite(database, settings.package);
      await seedTexts(database, settings.package, texts);
    });
    if (settings.demo) {
      await step("demo shop", async () => {
        await seedDemo(database);
        await seedMenu(database);
      });
    }
    const backend = createBackend({
      database,
      packageName: settings.package,
      autoTranslate: settings.autoTranslate,
      picturesFolder: join(settings.dataDir, "pictures"),
      log,
    });
    await step("catalogue", () => backend.warm());
    return {
      fetch: (request) => backend.fetch(request),
      isReady: () => database.run((q) => q.execute(sql`select 1`)).then(() => true),
      async close() {
        await backend.close();
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
    isReady: async () => (await fetch(`${apiUrl}/api/user`)).status < 500,
    close: async () => {},
  };
}
