import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "../runner/command";

interface Program {
  /** What Node runs. */
  script: readonly string[];
  environment: Record<string, string>;
  /** What answers 200 once it is ready. */
  readyUrl: string;
}

/** A server whose address outlives its process. */
export class KillableProcess {
  #child: ChildProcess | undefined;

  constructor(private readonly program: Program) {}

  /** Starts a process and waits until it is ready. */
  async start(): Promise<void> {
    const { script, environment, readyUrl } = this.program;
    const { PATH, HOME, TMPDIR } = process.env;
    // No NODE_ENV, whatever React's types say: a shop is a real one without.
    const env = { PATH, HOME, TMPDIR, ...environment } as unknown as NodeJS.ProcessEnv;
    this.#child = spawn(process.execPath, script, { cwd: projectFolder, env, stdio: "ignore" });
    for (const deadline = performance.now() + 60_000; performance.now() < deadline; ) {
      const answer = await fetch(readyUrl).catch(() => undefined);
      if (answer?.ok) return;
      if (this.#child.exitCode !== null) break;
      await wait(50);
    }
    throw new Error(`${readyUrl} was never ready.`);
  }

  /** As a power cut would: no handler runs, nothing is drained. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** As a line that is cut: connections are taken, and nothing answers. */
  freeze(): void {
    this.#child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child?.kill("SIGCONT");
  }

  /** As an orchestrator does. */
  terminate(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
