import { once } from "node:events";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../tests/support/free-port";
import { lockFolder } from "../embedded/folder-lock";
import { scratchFolder } from "../embedded/scratch.fixture";
import { checkDatabase, checkFolder, checkPort } from "./check-start";
import { refusingPostgres } from "./fake-postgres.fixture";
import { problemOf, type Reason } from "./report";

/** Why a check fails; "works" where it doesn't. */
async function reasonOf(check: Promise<void>): Promise<{ reason: Reason | "works"; said: string }> {
  try {
    await check;
    return { reason: "works", said: "" };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return { reason: problem.reason, said: problem.message };
  }
}

const folderOf = (dataDir: string) => ({
  dataDir,
  databaseUrl: undefined,
  apiUrl: undefined,
  sessionSecret: undefined,
});
const silently = () => {};

it("names a data folder that is a file, or that lies below one", async () => {
  const file = join(scratchFolder(), "data");
  writeFileSync(file, "");
  for (const dataDir of [file, join(file, "below")]) {
    const { reason, said } = await reasonOf(checkFolder(folderOf(dataDir)));
    expect(reason).toBe("folder");
    expect(said).toContain(`The data folder ${dataDir} (DATA_DIR)`);
  }
});

it("names a data folder that can't be made, as below a read-only disk or a broken link", async () => {
  const link = join(scratchFolder(), "data");
  symlinkSync("/proc/nowhere", link);
  expect((await reasonOf(checkFolder(folderOf(join(link, "below"))))).reason).toBe("folder");
});

it("names a disk that has no room, more of it before the database is made", async () => {
  const dataDir = scratchFolder();
  expect(await reasonOf(checkFolder(folderOf(dataDir), () => 119))).toMatchObject({
    reason: "diskFull",
    said: expect.stringContaining("119 MB left; the shop needs 120 MB"),
  });
  mkdirSync(join(dataDir, "db"));
  expect((await reasonOf(checkFolder(folderOf(dataDir), () => 11))).reason).toBe("works");
  expect((await reasonOf(checkFolder(folderOf(dataDir), () => 9))).reason).toBe("diskFull");
  expect(readdirSync(dataDir).sort()).toEqual(["db", "run"]);
});

it("names the process that holds the data folder, and takes nothing itself", async () => {
  const dataDir = scratchFolder();
  expect((await reasonOf(checkFolder(folderOf(dataDir)))).reason).toBe("works");
  const lock = await lockFolder(dataDir);
  const { reason, said } = await reasonOf(checkFolder(folderOf(dataDir)));
  await lock.release();
  expect([reason, said]).toEqual([
    "folderInUse",
    expect.stringContaining(`process ${process.pid}`),
  ]);
  const shared = { ...folderOf(dataDir), databaseUrl: "postgres://db/shop" };
  expect((await reasonOf(checkFolder(shared))).reason).toBe("works");
});

it("names a port that is taken, and lets a free one free", async () => {
  const port = await findFreePort();
  expect((await reasonOf(checkPort(port, "127.0.0.1"))).reason).toBe("works");
  const holder = createServer().listen(port, "127.0.0.1");
  await once(holder, "listening");
  onTestFinished(() => void holder.close());
  const { reason, said } = await reasonOf(checkPort(port, "127.0.0.1"));
  expect([reason, said]).toEqual([
    "port",
    expect.stringMatching(`Port ${port} of 127.0.0.1 .*listens`),
  ]);
});

it("names a HOST that isn't this machine's", async () => {
  const { reason, said } = await reasonOf(checkPort(await findFreePort(), "192.0.2.1"));
  expect([reason, said]).toEqual(["port", expect.stringContaining("HOST is no address")]);
});

it.each([
  ["28P01", "databaseLogin"],
  ["28000", "databaseLogin"],
  ["3D000", "databaseName"],
  ["08P01", "databaseAway"],
] as const)("says at once what a database that answers %s will say again", async (code, reason) => {
  const server = await refusingPostgres(code);
  const found = await reasonOf(checkDatabase(server.url, 60, silently));
  expect(found.reason).toBe(reason);
  expect(found.said).toMatch(/^The database 127\.0\.0\.1:\d+\/shop \(DATABASE_URL\): /);
  expect(found.said).not.toContain("hunter2");
  expect(server.asked).toBe(1);
});

it.each([
  ["57P03", "databaseAway"],
  ["53300", "databaseFull"],
] as const)(
  "waits for a database that answers %s, says so, and then gives up",
  async (code, reason) => {
    const server = await refusingPostgres(code);
    const told: string[] = [];
    const found = await reasonOf(checkDatabase(server.url, 0.7, (line) => void told.push(line)));
    expect(found.reason).toBe(reason);
    expect(told).toEqual([expect.stringContaining("Waiting for it up to 0.7 s")]);
    expect(server.asked).toBeGreaterThan(1);
  },
);

it("asks one that was only starting again", async () => {
  const server = await refusingPostgres("57P03", "57P03", "28P01");
  const found = await reasonOf(checkDatabase(server.url, 60, silently));
  expect([found.reason, server.asked]).toEqual(["databaseLogin", 3]);
});

it("names a closed port and a host that nobody knows", async () => {
  const closed = `postgres://shop:hunter2@127.0.0.1:${await findFreePort()}/shop`;
  for (const url of [closed, "postgres://shop:hunter2@nowhere.invalid/shop"]) {
    const { reason, said } = await reasonOf(checkDatabase(url, 0, silently));
    expect(reason).toBe("databaseAway");
    expect(said).not.toContain("hunter2");
  }
});

it("leaves a fault of the shop's own alone", () => {
  expect(problemOf(new TypeError("x is not a function"))).toBeUndefined();
  expect(problemOf("words")).toBeUndefined();
});
