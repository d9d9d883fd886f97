import type { Settings } from "../env";
import { checkDatabase } from "./check-database";
import { checkFolder } from "./check-folder";
import { checkPort } from "./check-port";

/** Looks whether the shop can start at all, before it does anything; throws a StartProblem in plain words. */
export async function checkStart(settings: Settings): Promise<void> {
  const { port, host, databaseUrl, apiUrl, databaseWaitSeconds } = settings;
  await checkFolder(settings);
  await checkPort(port, host);
  if (databaseUrl && !apiUrl) await checkDatabase(databaseUrl, databaseWaitSeconds);
}
