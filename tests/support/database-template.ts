import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseAddress } from "#backend/db/client";
import { migrateDatabase, migrationsFolder } from "#backend/db/migrate";

/** What a test starts from: bare tables. */
export type TemplateName = "empty";

/** A clone of a template, and how to be rid of it. */
export interface Clone {
  address: DatabaseAddress;
  drop(): Promise<void>;
}

/** Fills a fresh database with what the template holds. */
export async function fillTemplate(address: DatabaseAddress): Promise<void> {
  await migrateDatabase(address);
}

/** Changes whenever a kept template no longer holds what the code would make. */
export function templateHash(): string {
  const hash = createHash("sha256");
  for (const file of filesBelow(migrationsFolder)) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
