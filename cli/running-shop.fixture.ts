import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { parseSettings } from "#server/env";
import { type OpenBackend, openBackend } from "#server/open-backend";
import { silentStep } from "#server/start/report";
import { shippedTexts } from "~/i18n/messages";
import { runShop } from "./run-shop";

export interface RunningShop {
  /** The owner's own folder, empty but for the shop's data. */
  folder: string;
  /** Types a command beside the shop; answers its exit code and what it said. */
  shop(...args: string[]): Promise<{ code: number; said: string }>;
  /** What the running shop tells its shoppers of an address of /api, in English. */
  tells(path: string): Promise<string | undefined>;
  /** What its owner has to settle before it takes orders. */
  sellerGaps(): Promise<string[]>;
}

/** For the head of a test file: a real shop on the embedded database, just started in an empty folder, and a terminal beside it. */
export function provideRunningShop(): () => RunningShop {
  let folder: string;
  let environment: Record<string, string>;
  let running: OpenBackend;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "timcheh-cli-"));
    environment = { DATA_DIR: join(folder, "data"), NODE_ENV: "test", DEMO: "0" };
    running = await openBackend(parseSettings(environment), {
      log: pino({ enabled: false }),
      step: silentStep,
      texts: shippedTexts(),
      migrationsFolder: resolve("backend/db/migrations"),
      secret: "a secret of the test, long enough to sign",
      selfUrl: () => "http://127.0.0.1",
      extensions: [],
      openBank: () => {
        throw new Error("A shop that is no demo opens no sandbox bank.");
      },
    });
  }, 300_000);
  afterAll(async () => {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  });

  return () => ({
    folder,
    async shop(...args) {
      const said: string[] = [];
      const tell = (line: string) => void said.push(line);
      const code = await runShop(args, { environment, tell, write: async () => {} });
      return { code, said: said.join("\n") };
    },
    async tells(path) {
      const request = new Request(`http://127.0.0.1/api/${path}`, { headers: { lang: "en" } });
      return (await running.fetch?.(request))?.text();
    },
    sellerGaps: () => running.sellerGaps(),
  });
}
