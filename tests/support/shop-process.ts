import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectFolder } from "../runner/command";
import { findFreePort } from "./free-port";

/** A server of the built shop, on a loopback port and with a data folder of its own. */
export interface ShopProcess {
  url: string;
  /** What it wrote to its log until now. */
  log(): string;
  /** Asks it to stop; answers its exit code once it has, and removes its own data. */
  stop(): Promise<number | null>;
}

interface Start {
  /** The host of its public address; one that is no number, where passkeys are tried. */
  name?: string;
  /** Its port; a free one by default. */
  port?: number;
  /** Settings on top of PORT, HOST, DATA_DIR, PUBLIC_URL and DEMO. */
  env?: Record<string, string>;
  /** What Node runs, instead of the whole shop. */
  script?: readonly string[];
  cwd?: string;
  /** What answers 200 once the server is ready. */
  readyPath?: string;
  /** The data folder, which stays; without one the shop has one of its own, empty at first and removed in the end. */
  data?: string;
  /** How it is asked to stop; a server that leaves nothing behind may as well be killed. */
  stopSignal?: NodeJS.Signals;
}

const timeoutMs = 120_000;

/** Starts a server and waits until it is ready; throws with its log when it never is. */
export async function startShop({
  env = {},
  script = ["build/server/server.js"],
  cwd = projectFolder,
  readyPath = "/readyz",
  data,
  name = "127.0.0.1",
  port: wanted,
  stopSignal = "SIGTERM",
}: Start = {}): Promise<ShopProcess> {
  const port = wanted ?? (await findFreePort());
  const url = `http://${name}:${port}`;
  const folder = data ?? (await makeDataFolder());
  const child = spawn(process.execPath, script, {
    cwd,
    env: {
      ...bareEnvironment(),
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      PUBLIC_URL: url,
      DEMO: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const shop: ShopProcess = {
    url,
    log: () => lines.join(""),
    stop: async () => {
      const code = await end(child, stopSignal);
      if (!data) await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
  try {
    await untilReady(url + readyPath, child);
  } catch (cause) {
    await shop.stop();
    throw new Error(`The server at ${url} did not get ready:\n${shop.log()}`, { cause });
  }
  return shop;
}

/** An empty folder for a shop's data. */
export const makeDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "timcheh-test-"));

/** Remix's own server, for the storefront alone. */
export function startStorefront(
  apiUrl: string,
  { cwd = projectFolder, env = {} }: Pick<Start, "cwd" | "env"> = {},
): Promise<ShopProcess> {
  return startShop({
    script: [
      join(projectFolder, "node_modules/@remix-run/serve/dist/cli.js"),
      "./build/server/index.js",
    ],
    env: { API_URL: apiUrl, ...env },
    cwd,
    readyPath: "/robots.txt",
    // Asked to stop it waits, for up to eight seconds, for the connections that a browser holds open.
    stopSignal: "SIGKILL",
  });
}

/** Nothing of the developer's own settings reaches the servers that tests start; they run as `npm start` does. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    SystemRoot,
    SETTINGS_FILE: devNull,
    NODE_ENV: "production",
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${address} never answered.`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, "close");
  child.kill(signal);
  const lastResort = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await closed;
  clearTimeout(lastResort);
  return child.exitCode;
}
