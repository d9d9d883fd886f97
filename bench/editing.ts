/** How long `npm run dev` takes from an edit's being saved to its being seen, in a copy of the project. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Page } from "@playwright/test";
import { sources } from "../server/start/builds.js";
import { launchBrowser } from "./browser";

export interface Editing {
  /** What is edited. */
  kind: string;
  file: string;
  /** Milliseconds from saving to the painted page, of several edits. */
  median: number;
  worst: number;
  /** Whether the browser did not load its page anew: what was typed into it is still there. */
  isSamePage: boolean;
}

interface Edit {
  kind: string;
  file: string;
  /** The file with its `n`th mark in it. */
  write(text: string, n: number): string;
  /** In the browser: whether the mark is seen. */
  isSeen(n: number): boolean;
}

const times = 7;

const edits: readonly Edit[] = [
  {
    kind: "a component",
    file: "app/features/chrome/footer.tsx",
    write: (text, n) => text.replace('className="foot"', `className="foot" data-edit="${n}"`),
    isSeen: (n) => document.querySelector("footer")?.dataset.edit === String(n),
  },
  {
    kind: "a stylesheet",
    file: "app/styles/base.css",
    write: (text, n) => `${text}\n:root { --edit: ${n}; }\n`,
    isSeen: (n) =>
      getComputedStyle(document.documentElement).getPropertyValue("--edit").trim() === String(n),
  },
  {
    kind: "a loader",
    file: "app/routes/shop/home/route.tsx",
    write: (text, n) => text.replace("title: name,", `title: \`\${name} ${n}\`,`),
    isSeen: (n) => document.title.includes(` ${n}`),
  },
];

export async function measureEditing(): Promise<Editing[]> {
  const folder = copyProject();
  const server = startDevelopment(folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${await addressOf(server)}/en`, {
      timeout: 300_000,
      waitUntil: "domcontentloaded",
    });
    await startPage(page);
    const measured: Editing[] = [];
    for (const edit of edits) measured.push(await measureEdits(page, folder, edit));
    return measured;
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    await once(server, "close");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page that is read starts when somebody means to use it; Vite loads it anew while it finds packages. */
async function startPage(page: Page): Promise<void> {
  const started = page.locator("html[data-hydrated]");
  const until = performance.now() + 120_000;
  do {
    if (performance.now() > until) throw new Error("The page was never started.");
    await page.mouse.click(1, 1);
  } while ((await isLoadedAnew(page)) || (await started.count()) === 0);
}

/** Whether the page becomes another one within three seconds. */
async function isLoadedAnew(page: Page): Promise<boolean> {
  return page.waitForEvent("framenavigated", { timeout: 3000 }).then(
    () => true,
    () => false,
  );
}

async function measureEdits(page: Page, folder: string, edit: Edit): Promise<Editing> {
  const { kind, file, write, isSeen } = edit;
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const took: number[] = [];
  for (let n = 1; n <= times; n += 1) {
    const changed = write(before, n);
    if (changed === before) throw new Error(`Nothing of ${file} was edited.`);
    // Vite and Remix are not done when the page is painted, and nobody saves twice within two seconds.
    await page.waitForTimeout(2000);
    const start = performance.now();
    writeFileSync(path, changed);
    await page.waitForFunction(isSeen, n, { polling: "raf" });
    took.push(performance.now() - start);
  }
  const isSamePage = await page.evaluate(() => "isSamePage" in window);
  writeFileSync(path, before);
  const sorted = took.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(times / 2)] ?? 0;
  return { kind, file, median, worst: sorted.at(-1) ?? 0, isSamePage };
}

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-editing-"));
  for (const name of sources.filter((source) => existsSync(source))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // One by one: what Vite keeps of them is the copy's own.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((one) => !one.startsWith(".vite"))) {
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}

/** What `npm run dev` does, on a port that the system chooses. */
function startDevelopment(folder: string): ChildProcess {
  const { NODE_ENV: _, ...env } = process.env;
  const program = [
    "node_modules/@remix-run/dev/dist/cli.js",
    "vite:dev",
    "--host=127.0.0.1",
    "--port=0",
  ];
  return spawn(process.execPath, program, {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** As Vite says it, once it listens; rejects where it ends before. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    server.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += stripVTControlCharacters(text);
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once("close", () => reject(new Error(`The development server did not start:\n${said}`)));
  });
}
