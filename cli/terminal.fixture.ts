import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createTestDatabase, type TestDatabase } from "../tests/support/database";
import { runShop } from "./run-shop";
import { speak } from "./say";
import { withServices } from "./with-services";

type Environment = Record<string, string>;
type Settings = Readonly<Record<string, string | undefined>>;

export interface TestTerminal {
  /** What the commands are told: the way to the shop's data. */
  environment: Environment;
  /** Types a command; answers its exit code and what it said. */
  shop(...args: string[]): Promise<{ code: number; said: string }>;
  /** The same with settings on top. */
  shopWith(more: Settings, ...args: string[]): Promise<{ code: number; said: string }>;
  /** Works on that shop by the backend's own verbs. */
  inShop<T>(work: Parameters<typeof withServices<T>>[1]): Promise<T>;
}

/**
 * For the head of a test file: a seeded shop and a terminal beside it, on the database server of
 * TEST_DATABASE_URL where that is set, else in a folder, whose database each command starts anew.
 */
export function provideTerminal(settings: Environment = {}): () => TestTerminal {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-cli-"));
  const environment: Environment = { DATA_DIR: join(folder, "data"), DEMO: "1", ...settings };
  let database: TestDatabase | undefined;

  const shopWith: TestTerminal["shopWith"] = async (more, ...args) => {
    const said: string[] = [];
    const tell = (line: string) => void said.push(line);
    const terminal = { environment: { ...environment, ...more }, tell, write: async () => {} };
    const code = await runShop(args, terminal);
    return { code, said: said.join("\n") };
  };
  const terminal: TestTerminal = {
    environment,
    shop: (...args) => shopWith({}, ...args),
    shopWith,
    inShop: (work) =>
      withServices({ environment, say: speak("en"), tell: () => {}, write: async () => {} }, work),
  };

  beforeAll(async () => {
    if (process.env.TEST_DATABASE_URL) {
      database = await createTestDatabase();
      if (database.address.kind === "server") environment.DATABASE_URL = database.address.url;
    }
    await terminal.shop("seed");
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => terminal;
}
