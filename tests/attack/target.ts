import { createScratchDatabase } from "../support/scratch-database";
import { startShop } from "../support/shop-process";
import type { Area } from "./attack";

/** The shop that is attacked. */
export interface Target {
  /** Its origin. */
  url: string;
  /** Its database, where that is a PostgreSQL's. */
  databaseUrl: string | null;
  /** What its log must not hold: what logs in, and who. */
  secrets: Set<string>;
  /** What it wrote to its log until now. */
  log(): string;
}

export interface OpenTarget extends Target {
  close(): Promise<void>;
}

export const sessionSecret = "attack".repeat(6);

/** Starts a demo shop with the area's settings, on a database of its own. */
export async function openTarget({ name, env, embedded = false }: Area): Promise<OpenTarget> {
  const database = embedded ? null : await createScratchDatabase(`attack_${name}`);
  const shop = await startShop({
    env: {
      DEMO: "1",
      SESSION_SECRET: sessionSecret,
      ...(database && { DATABASE_URL: database.url }),
      ...env,
    },
  }).catch(async (error: unknown) => {
    await database?.drop();
    throw error;
  });
  return {
    url: shop.url,
    databaseUrl: database?.url ?? null,
    secrets: new Set(),
    log: shop.log,
    close: async () => {
      await shop.stop();
      await database?.drop();
    },
  };
}
