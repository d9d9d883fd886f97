/** Starts the built shop as a process of its own, and reads what it costs from the kernel. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Measured {
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

/** The flags that a build's own `npm start` runs Node with. */
async function nodeFlags(folder: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return String(scripts.start).match(/--[\w-]+=\S+/g) ?? [];
}

const clockTicksPerSecond = 100;
const readyWithinMs = 120_000;

/** Runs the production build, of another folder where one is given, on a free port and its own data folder until `stop`. */
export async function startShop(
  environment: Record<string, string> = {},
  folder = process.cwd(),
): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), "timcheh-bench-"));
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    SESSION_SECRET: "bench".repeat(8),
    LOG_LEVEL: "error",
    DEMO: "1",
    ...environment,
  };
  const shop = await startProcess("build/server/server.js", port, settings, folder);
  return {
    ...shop,
    stop: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a script that listens on PORT, and waits until it answers. */
export async function startProcess(
  script: string,
  port: number,
  environment: Record<string, string>,
  folder = process.cwd(),
): Promise<Measured> {
  const child = spawn(process.execPath, [...(await nodeFlags(folder)), script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/readyz`);
  return { pid: child.pid ?? 0, origin, stop: () => stopProcess(child) };
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stopProcess(child);
  throw new Error(`Nothing answered at ${address}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (!address || typeof address === "string") throw new Error("No free port");
  return address.port;
}

/** CPU seconds that processes have used so far, all their threads together. */
export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks / clockTicksPerSecond;
}

/** Lets the kernel count the highest resident memory from now on. */
export async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, "5");
}

/** Resident memory in MB: now, and the most since the start or `forgetPeak`. */
export async function memoryMb(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const kb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: kb("VmRSS") / 1024, peak: kb("VmHWM") / 1024 };
}
