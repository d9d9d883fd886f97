import { afterAll, beforeAll } from "vitest";
import type { DatabaseAddress } from "#backend/db/client";
import { type Database, openDatabase } from "#backend/db/database";
import { startEmbeddedClone } from "./database-embedded";
import { cloneServerTemplate } from "./database-server";
import type { TemplateName } from "./database-template";

export interface TestDatabase {
  address: DatabaseAddress;
  database: Database;
  close(): Promise<void>;
}

/**
 * A database of its own, cloned from a template that is made once: on the server of
 * TEST_DATABASE_URL when that is set, else embedded. `demo` holds the demo shop.
 */
export async function createTestDatabase(
  template: TemplateName = "empty",
  connections = 4,
): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  const clone = url ? await cloneServerTemplate(url, template) : await startEmbeddedClone(template);
  const database = openDatabase(clone.address, { max: connections });
  return {
    address: clone.address,
    database,
    close: async () => {
      await database.close();
      await clone.drop();
    },
  };
}

/** For the head of a test file: a database before its tests, gone after them. */
export function provideTestDatabase(
  template: TemplateName = "empty",
  connections?: number,
): () => TestDatabase {
  let made: TestDatabase | undefined;
  beforeAll(async () => {
    made = await createTestDatabase(template, connections);
  }, 60_000);
  afterAll(() => made?.close());
  return () => {
    if (!made) throw new Error("The test database is there only while tests run.");
    return made;
  };
}
