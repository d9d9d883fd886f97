import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { start } from "#server/start/project-copy.fixture";

/** A settings file as its owner keeps it, in a folder of its own. */
function settingsFile(text: (folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), "timcheh-cli-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "shop.env");
  writeFileSync(path, text(folder), { mode: 0o600 });
  return { folder, path };
}

/** A command as it is typed, with nothing said but where the settings are. */
const shop = (settings: string, ...args: string[]) =>
  start(process.cwd(), ["--import", "tsx", "cli/shop.ts", ...args], {
    NODE_ENV: "test",
    SETTINGS_FILE: settings,
  });

it("works on the shop that the settings file names, and ends quietly once nobody reads on", async () => {
  const { folder, path } = settingsFile((own) => `DATA_DIR=${join(own, "kept")}\n`);
  const read = shop(path, "export", "--only", "site_default");
  expect(await read.ended).toBe(0);
  expect(read.said()).toContain('"site_default"');
  expect(existsSync(join(folder, "kept"))).toBe(true);

  const left = shop(path, "export", "--only", "site_default");
  left.hangUp();
  expect(await left.ended).toBe(0);
  expect(left.said()).not.toMatch(/EPIPE|\n {4}at /);
}, 300_000);

it.each([
  ["a misspelt setting", "DATABSE_URL=postgres://shop:hunter2@db/shop\n", "DATABASE_URL"],
  ["a line that is none", "DATA_DIR\n", "NAME=value"],
])(
  "refuses %s in the settings file, by its line",
  async (_, text, meant) => {
    const { path } = settingsFile(() => text);
    const run = shop(path, "export");
    expect(await run.ended).toBe(1);
    expect(run.said()).toContain(`${path}, line 1`);
    expect(run.said()).toContain(meant);
    expect(run.said()).not.toMatch(/\n {4}at |hunter2/);
  },
  300_000,
);
