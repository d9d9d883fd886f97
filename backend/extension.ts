import { resolve } from "node:path";
import type { DatabaseAddress } from "./db/client";
import { type Migrations, migrateDatabase } from "./db/migrate";
import type { App } from "./http/app";
import type { Services } from "./services";

/** What stands outside the shop and is mounted on its backend by whoever puts it together. */
export interface Extension {
  /** Of tables of its own; the folder is named from the project's. */
  migrations?: Required<Migrations>;
  /** Adds calls of its own below /api; what they refuse with may have codes of its own. */
  routes(app: App, services: Services): void;
}

/** Brings the extensions' own tables up to date, after the shop's, on which they may build. */
export async function migrateExtensions(
  address: DatabaseAddress,
  extensions: readonly Extension[],
): Promise<void> {
  for (const { migrations } of extensions) {
    if (!migrations) continue;
    await migrateDatabase(address, { ...migrations, folder: resolve(migrations.folder) });
  }
}
