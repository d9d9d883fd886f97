import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { demoLogins } from "#backend/db/seed/demo/demo-logins";
import { copyProject, start } from "./project-copy.fixture";

const addressIn = (said: string) => /Timcheh is open: (\S+)/.exec(said)?.[1] ?? "";

it("opens the shop on an empty folder with one command, and again without building", async () => {
  const folder = copyProject();
  const first = start(folder);
  await first.untilSaid("Timcheh is open");
  for (const step of ["build", "database", "migrations", "demo shop", "listening"]) {
    expect(first.said()).toMatch(new RegExp(`^ {2}${step} +\\d+\\.\\d s$`, "m"));
  }
  await first.untilSaid("/dev/outbox");
  for (const { email, phone, password } of demoLogins) {
    expect(first.said()).toContain(`${email} or ${phone}, password ${password}`);
  }
  const page = await fetch(`${addressIn(first.said())}/fa`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html lang="fa" dir="rtl"');
  expect(await first.stop("SIGTERM")).toBe(0);

  const again = start(folder);
  await again.untilSaid("Timcheh is open");
  expect(again.said()).not.toContain("build");
  expect(existsSync(join(folder, "data/run/db.sock"))).toBe(true);

  const second = start(folder);
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/data folder .* is in use by process \d+/);
  expect(second.said()).not.toContain("    at ");
  expect(await again.stop("SIGINT")).toBe(0);

  appendFileSync(join(folder, "server.ts"), "\n// changed\n");
  const changed = start(folder);
  await changed.untilSaid("Timcheh is open");
  expect(changed.said()).toContain("  build");
}, 240_000);
