import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../tests/support/free-port";
import { scratchFolder } from "../embedded/scratch.fixture";
import { exitCodes } from "./exit-codes.js";
import { refusingPostgres } from "./fake-postgres.fixture";
import { start } from "./project-copy.fixture";

/** What `npm start` runs before it builds. */
async function check(env: Record<string, string>) {
  const run = start(process.cwd(), ["--import", "tsx", "server/start/check.ts"], {
    DATA_DIR: scratchFolder(),
    HOST: "127.0.0.1",
    DATABASE_WAIT_SECONDS: "0",
    SESSION_SECRET: "s".repeat(32),
    ...env,
  });
  const code = await run.ended;
  return { code, said: run.said() };
}

async function takenPort(): Promise<string> {
  const port = await findFreePort();
  const holder = createServer().listen(port, "127.0.0.1");
  await once(holder, "listening");
  onTestFinished(() => void holder.close());
  return String(port);
}

function fileForFolder(): string {
  const file = join(scratchFolder(), "data");
  writeFileSync(file, "");
  return file;
}

const database = async (code: string) => ({ DATABASE_URL: (await refusingPostgres(code)).url });

it.each([
  ["settings", async () => ({ DATABSE_URL: "postgres://shop:hunter2@db/shop" })],
  ["port", async () => ({ PORT: await takenPort() })],
  ["folder", async () => ({ DATA_DIR: fileForFolder() })],
  [
    "databaseAway",
    async () => ({ DATABASE_URL: `postgres://127.0.0.1:${await findFreePort()}/x` }),
  ],
  ["databaseLogin", () => database("28P01")],
  ["databaseName", () => database("3D000")],
  ["databaseFull", () => database("53300")],
] as const)(
  "ends with %s's code, in plain words, before anything is built",
  async (reason, env) => {
    const { code, said } = await check(await env());
    expect(code).toBe(exitCodes[reason]);
    expect(said).toContain("The shop can't start:");
    expect(said).not.toMatch(/\n {4}at |hunter2/);
  },
  60_000,
);

it("says nothing where all is well", async () => {
  expect(await check({})).toEqual({ code: 0, said: "" });
}, 60_000);

it("says which tools are missing where there is no build and nothing to build with", async () => {
  const folder = scratchFolder();
  cpSync("server/start.js", join(folder, "server/start.js"));
  cpSync("server/start", join(folder, "server/start"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  mkdirSync(join(folder, "node_modules/express"), { recursive: true });
  const run = start(folder);
  expect(await run.ended).toBe(exitCodes.noBuild);
  expect(run.said()).toMatch(/not installed \(.*vite.*\)[\s\S]*without --omit=dev/);
  expect(run.said()).not.toContain("    at ");
});
