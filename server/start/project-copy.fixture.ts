import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { sources } from "./builds.js";

/** The project as after `npm ci` on a new machine: sources and packages, no build, no data. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-project-"));
  for (const name of sources.filter((source) => existsSync(source))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // Thousands of files, on a machine that may be busy with other tests.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 60_000);
  return folder;
}

export interface Started {
  /** What it has written until now. */
  said(): string;
  /** Waits until it has written a text; fails when it ends without. */
  untilSaid(text: string): Promise<void>;
  /** Reads no more of its output, as `head` does once it has enough; what it says of faults is still heard. */
  hangUp(): void;
  stop(signal: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
}

/** `npm start` in a folder, on a port that the system chooses; or another program of the project. */
export function start(
  folder: string,
  program: readonly string[] = ["server/start.js"],
  env: Record<string, string> = { NODE_ENV: "development", HOST: "127.0.0.1" },
): Started {
  const child = spawn(process.execPath, program, {
    cwd: folder,
    // Whether NODE_ENV is there is the caller's matter, whatever React's types say.
    env: { PATH: process.env.PATH, PORT: "0", ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listen = (text: string) => {
    said += text;
  };
  child.stdout.setEncoding("utf8").on("data", listen);
  child.stderr.setEncoding("utf8").on("data", listen);
  const ended = endOf(child);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });

  async function untilSaid(text: string): Promise<void> {
    let over = false;
    void ended.then(() => {
      over = true;
    });
    while (!said.includes(text)) {
      if (over) throw new Error(`never said "${text}":\n${said}`);
      await Promise.race([once(child.stdout, "data"), once(child.stderr, "data"), ended]);
    }
  }

  return {
    said: () => said,
    untilSaid,
    ended,
    hangUp: () => void child.stdout.destroy(),
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  await once(child, "close");
  return child.exitCode;
}
