import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { sources } from "./fingerprint.js";

/** The project as after `npm ci` on a new machine: sources and packages, no build, no data. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-project-"));
  for (const name of sources.filter((source) => existsSync(source))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Started {
  /** What it has written on standard error until now. */
  said(): string;
  /** Waits for a text on standard error. */
  untilSaid(text: string): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<number | null>;
  ended: Promise<number | null>;
}

/** `npm start` in a folder, on a port that the system chooses. */
export function start(folder: string, env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, ["server/start.js"], {
    cwd: folder,
    env: { NODE_ENV: "production", PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const ended = endOf(child);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });

  async function untilSaid(text: string): Promise<void> {
    while (!said.includes(text)) {
      const closed = await Promise.race([
        once(child.stderr, "data").then(() => false),
        ended.then(() => true),
      ]);
      if (closed && !said.includes(text)) throw new Error(`never said "${text}":\n${said}`);
    }
  }

  return {
    said: () => said,
    untilSaid,
    ended,
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
