import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoLogins } from "#backend/db/seed/demo/demo-logins";
import { exitCodes } from "./exit-codes.js";
import { copyProject, start } from "./project-copy.fixture";

const addressIn = (said: string) => /The shop is open: (\S+)/.exec(said)?.[1] ?? "";

/** What other users of the machine could open in a folder, itself included. */
function openToOthers(folder: string): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return ["", ...inside].filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
}

/** The one build of a folder. */
function builtIn(folder: string): string {
  const [name] = readdirSync(join(folder, "builds"));
  return `builds/${name}`;
}

it("opens the shop on an empty folder with one command, and again without building", async () => {
  const folder = copyProject();
  mkdirSync(join(folder, "data"), { mode: 0o755 });
  const first = start(folder);
  await first.untilSaid("The shop is open");
  for (const step of ["build", "database", "migrations", "demo shop", "listening"]) {
    expect(first.said()).toMatch(new RegExp(`^ {2}${step} +\\d+\\.\\d s$`, "m"));
  }
  await first.untilSaid("/dev/outbox");
  for (const { email, phone, password } of demoLogins) {
    expect(first.said()).toContain(`${email} or ${phone}, password ${password}`);
  }
  expect(first.said()).toContain("this machine alone");
  const page = await fetch(`${addressIn(first.said())}/fa`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="fa" dir="rtl"');
  expect(await first.stop("SIGTERM")).toBe(0);
  expect(openToOthers(join(folder, "data"))).toEqual([]);

  const again = start(folder);
  await again.untilSaid("The shop is open");
  expect(again.said()).not.toContain("build");
  expect(existsSync(join(folder, "data/run/db.sock"))).toBe(true);

  const second = start(folder);
  expect(await second.ended).toBe(exitCodes.folderInUse);
  expect(second.said()).toMatch(/data folder .* is in use by process \d+/);
  expect(second.said()).not.toContain("    at ");
  expect(await again.stop("SIGINT")).toBe(0);

  const direct = (env: Record<string, string>) =>
    start(folder, [`${builtIn(folder)}/server/server.js`], {
      BUILD_FOLDER: builtIn(folder),
      ...env,
    });
  const real = direct({ DATABASE_URL: "postgres://127.0.0.1:9/shop" });
  expect(await real.ended).toBe(exitCodes.settings);
  expect(real.said()).toContain("SESSION_SECRET");
  const unsure = direct({ SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" });
  expect(await unsure.ended).toBe(exitCodes.settings);
  expect(unsure.said()).toMatch(/SMTP_URL.*DEMO=0.*DEMO=1/);
  expect(unsure.said()).not.toContain("    at ");
  const demo = direct({});
  await demo.untilSaid("this machine alone");
  expect(await demo.stop("SIGTERM")).toBe(0);

  writeFileSync(join(folder, builtIn(folder), "client/assets/before.js"), "open pages load it");
  appendFileSync(join(folder, "server.ts"), "\n// changed\n");
  const [one, other] = [start(folder), start(folder)];
  await Promise.any([one, other].map((each) => each.untilSaid("The shop is open")));
  const [changed, late] = one.said().includes("The shop is open") ? [one, other] : [other, one];
  expect(await late.ended).toBe(exitCodes.folderInUse);
  expect([one, other].filter((each) => each.said().includes("  build"))).toHaveLength(1);
  const kept = await fetch(`${addressIn(changed.said())}/assets/before.js`);
  expect(kept.status).toBe(200);
}, 600_000);
