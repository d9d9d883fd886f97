import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "../runner/command";
import { findFreePort } from "../support/free-port";

/** The built shop on a database of somebody else's, at an address that outlives its process. */
export class KillableShop {
  #child: ChildProcess | undefined;

  private constructor(
    readonly origin: string,
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async on(databaseUrl: string): Promise<KillableShop> {
    const port = String(await findFreePort());
    const origin = `http://127.0.0.1:${port}`;
    const folder = await mkdtemp(join(tmpdir(), "timcheh-chaos-"));
    const { PATH, HOME, TMPDIR } = process.env;
    return new KillableShop(origin, folder, {
      PATH,
      HOME,
      TMPDIR,
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      NODE_ENV: "production",
      SESSION_SECRET: "chaos".repeat(8),
      DEMO: "1",
      LOGIN_FAILURES_PER_ADDRESS: "100000",
      LOGIN_SENDS_PER_ADDRESS: "100000",
    });
  }

  /** Starts a process and waits until it is ready. */
  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ["build/server/server.js"], {
      cwd: projectFolder,
      env: this.environment,
      stdio: "ignore",
    });
    for (const deadline = performance.now() + 60_000; performance.now() < deadline; ) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.#child.exitCode !== null) break;
      await wait(50);
    }
    throw new Error(`The shop at ${this.origin} did not get ready.`);
  }

  /** As a power cut would: no handler runs, nothing is drained. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
    await rm(this.folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
