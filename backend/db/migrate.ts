import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { type DatabaseAddress, openClient } from "./client";

/** Any number that nothing else locks: "only one process migrates this database". */
const lockKey = 7_461_636;

/** The committed migrations, wherever the code was built to. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** A folder of migrations, and the table of the schema `drizzle` that notes which of them are done. */
export interface Migrations {
  folder: string;
  notedIn?: string;
}

/**
 * Brings a database to the present tables, the shop's own or an extension's. Processes that start together wait
 * for each other. The folder is given where the code runs from a bundle.
 */
export async function migrateDatabase(
  address: DatabaseAddress,
  { folder, notedIn }: Migrations = { folder: migrationsFolder },
): Promise<void> {
  const client = openClient(address, { max: 1, statementTimeoutMs: 0 });
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${lockKey})`);
    await migrate(db, { migrationsFolder: folder, ...(notedIn && { migrationsTable: notedIn }) });
  } finally {
    await client.end({ timeout: 5 });
  }
}
