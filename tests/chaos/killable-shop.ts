import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../support/free-port";
import { KillableProcess } from "./killable-process";

/** The built shop on a database of somebody else's, at an address that outlives its process. */
export class KillableShop extends KillableProcess {
  private constructor(
    readonly origin: string,
    private readonly folder: string,
    /** What its process is set to. */
    readonly environment: Record<string, string>,
  ) {
    super({ script: ["build/server/server.js"], environment, readyUrl: `${origin}/readyz` });
  }

  /** `settings` stand above those that any such shop has. */
  static async on(
    databaseUrl: string,
    settings: Record<string, string> = {},
  ): Promise<KillableShop> {
    const port = settings.PORT ?? String(await findFreePort());
    const origin = `http://127.0.0.1:${port}`;
    const folder = await mkdtemp(join(tmpdir(), "timcheh-chaos-"));
    return new KillableShop(origin, folder, {
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "chaos".repeat(8),
      DEMO: "1",
      LOGIN_FAILURES_PER_ADDRESS: "100000",
      LOGIN_SENDS_PER_ADDRESS: "100000",
      LOGIN_SENDS_PER_HOUR: "100000",
      ORDERS_OPEN_PER_ADDRESS: "100000",
      ...settings,
    });
  }

  async stop(): Promise<void> {
    await this.terminate();
    await rm(this.folder, { recursive: true, force: true });
  }
}
