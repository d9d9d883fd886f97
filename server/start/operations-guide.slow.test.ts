import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../tests/support/free-port";
import { defaultSettingsFile } from "../settings-file";
import { exitCodes } from "./exit-codes.js";
import { copyProject, start } from "./project-copy.fixture";

const guide = readFileSync("docs/operations.md", "utf8");
const server = process.env.TEST_DATABASE_URL ?? "";

/** The guide's commands and statements that begin so, as they stand there. */
function linesOf(...beginnings: string[]): string[] {
  return beginnings.map((beginning) => {
    const line = guide.split("\n").find((one) => one.startsWith(`    ${beginning}`));
    if (!line) throw new Error(`The guide says nothing of ${beginning}.`);
    return line.trim();
  });
}

/** The project as it is unpacked, in a folder of its own. */
function unpack(): string {
  const folder = copyProject();
  copyFileSync(".env.example", join(folder, ".env.example"));
  cpSync("cli", join(folder, "cli"), { recursive: true });
  // A build of other sources is not taken: the start then makes its own.
  if (existsSync("build")) cpSync("build", join(folder, "build"), { recursive: true });
  return folder;
}

/** Types a command at a terminal in the folder, whose environment names no setting; answers what it said. */
function type(folder: string, command: string): string {
  const path = `PATH=${dirname(process.execPath)}:${process.env.PATH}`;
  const shell = ["-i", path, "sh", "-c", command];
  return execFileSync("env", shell, { cwd: folder, encoding: "utf8" });
}

/** Makes the role and the database that the guide makes, under a name of the test's own. */
async function typeStatements(name: string): Promise<void> {
  const admin = postgres(server, { database: "postgres", max: 1, onnotice: () => {} });
  const own = (statement: string) => admin.unsafe(statement.replaceAll("timcheh", name));
  for (const statement of linesOf("CREATE ROLE", "CREATE DATABASE")) await own(statement);
  onTestFinished(async () => {
    await own("DROP DATABASE timcheh WITH (FORCE)");
    await own("DROP ROLE timcheh");
    await admin.end();
  });
}

/** Puts values in the place of the example's, and a key in that of every placeholder left; an empty one takes the setting out. */
function fill(folder: string, values: Record<string, string>): void {
  const file = join(folder, defaultSettingsFile);
  let text = readFileSync(file, "utf8");
  for (const [name, value] of Object.entries(values)) {
    text = text.replace(new RegExp(`^${name}=.*$`, "m"), value && `${name}=${value}`);
  }
  writeFileSync(file, text.replace(/(?<==.*)replace[-_]this/g, "a-key-of-the-test"));
}

/** Starts the shop as the guide says, with nothing in the environment but where it listens. */
const startOn = (folder: string, port: number) =>
  start(folder, ["server/start.js"], { HOST: "127.0.0.1", PORT: String(port) });

async function statusOf(port: number, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  await answer.arrayBuffer();
  return answer.status;
}

it.skipIf(!server)(
  "from an empty folder the guide leads to a real shop on a server, which drains when it is stopped",
  async () => {
    const folder = unpack();
    const name = `timcheh_walk_${process.pid}`;
    await typeStatements(name);
    const [copying = "", closing = ""] = linesOf("cp .env.example", "chmod 600");
    type(folder, `umask 022 && ${copying}`);
    const port = await findFreePort();
    expect(await startOn(folder, port).ended, "a file that all may read").toBe(exitCodes.settings);
    type(folder, closing);
    expect(await startOn(folder, port).ended, "the example's own keys").toBe(exitCodes.settings);

    const database = new URL(server);
    Object.assign(database, { username: name, password: "password", pathname: `/${name}` });
    fill(folder, {
      DATABASE_URL: database.href,
      SESSION_SECRET: `"${randomBytes(32).toString("base64")}"`,
      REDIS_URL: process.env.TEST_REDIS_URL ?? "",
      PAYMENT_ZARINPAL_MERCHANT: randomUUID(),
    });
    const running = startOn(folder, port);
    await running.untilSaid("It takes no orders yet");
    expect(running.said()).toContain("The shop is open: https://shop.example");
    for (const path of ["/healthz", "/readyz", "/en", "/fa/home/products"]) {
      expect([path, await statusOf(port, path)]).toEqual([path, 200]);
    }
    const said = type(folder, 'npm run --silent shop -- set seller.name.en "Walk Ltd" 2>&1');
    expect(said).toContain("seller.name.en = Walk Ltd");

    const stopped = running.stop("SIGTERM");
    await expect.poll(() => statusOf(port, "/readyz"), { timeout: 4_000 }).toBe(503);
    expect(await statusOf(port, "/healthz")).toBe(200);
    expect(await stopped).toBe(0);
  },
  600_000,
);
