import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DatabaseAddress } from "#backend/db/client";
import { openDatabase } from "#backend/db/database";
import { migrateDatabase, migrationsFolder } from "#backend/db/migrate";
import { seedDemo } from "#backend/db/seed/demo/seed-demo";
import { seedDemoPages } from "#backend/db/seed/demo/seed-demo-pages";
import { seedDemoPosts } from "#backend/db/seed/demo/seed-demo-posts";
import { seedMenu } from "#backend/db/seed/demo/seed-menu";
import { seedShipping } from "#backend/db/seed/seed-shipping";
import { seedSite } from "#backend/db/seed/seed-site";
import { seedTexts } from "#backend/db/seed/seed-texts";

/** What a test starts from: bare tables, or the demo shop. */
export const templateNames = ["empty", "demo"] as const;
export type TemplateName = (typeof templateNames)[number];

/** The package whose site defaults and texts the demo template holds. */
export const testPackage = "timcheh";

/** The day on which the demo template's shop was filled. */
export const seedDay = new Date("2026-03-21T12:00:00Z");

/** What decides a template's contents, besides the migrations. */
const sources = [
  "db/seed",
  "features/catalog/refresh",
  "features/catalog/search",
  "features/rich-text",
].map((folder) => fileURLToPath(new URL(`../../backend/${folder}`, import.meta.url)));

/** A clone of a template, and how to be rid of it. */
export interface Clone {
  address: DatabaseAddress;
  drop(): Promise<void>;
}

/** Fills a fresh database with what the template holds. */
export async function fillTemplate(address: DatabaseAddress, name: TemplateName): Promise<void> {
  await migrateDatabase(address);
  if (name === "empty") return;
  const database = openDatabase(address, { max: 1, statementTimeoutMs: 0 });
  try {
    await seedDemo(database, { now: seedDay });
    await seedDemoPages(database);
    await seedDemoPosts(database);
    await seedMenu(database);
    await seedSite(database, testPackage);
    await seedShipping(database);
    await seedTexts(database, testPackage, { ok: { en: "OK", fa: "باشه" } });
  } finally {
    await database.close();
  }
}

/** Changes whenever a kept template no longer holds what the code would make. */
export function templateHash(): string {
  const hash = createHash("sha256");
  for (const file of [migrationsFolder, ...sources].flatMap(filesBelow))
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
