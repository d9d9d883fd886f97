import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { closeDataFolder } from "./data-folder";
import { openScratch, scratchFolder, silent } from "./embedded/scratch.fixture";

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** What other users of the machine could open, below a folder and the folder itself. */
function openBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))].filter(
    (path) => (modeOf(path) & 0o077) !== 0,
  );
}

/** A data folder as a volume brings it, and as shops left it that closed nothing. */
function openFolder(): string {
  const folder = scratchFolder();
  for (const inner of ["db/base/1", "uploads/ab", "pictures/ab", "run"]) {
    mkdirSync(join(folder, inner), { recursive: true });
    writeFileSync(join(folder, inner, "file"), "content");
  }
  writeFileSync(join(folder, "session-secret"), "s".repeat(43));
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const whole = join(folder, path);
    chmodSync(whole, statSync(whole).isDirectory() ? 0o755 : 0o666);
  }
  chmodSync(folder, 0o755);
  return folder;
}

it("makes a data folder that its owner alone may enter", () => {
  const folder = join(scratchFolder(), "new", "data");
  closeDataFolder(folder, silent);
  expect(modeOf(folder)).toBe(0o700);
});

it("closes one that stood open before, with all that lies in it", () => {
  const folder = openFolder();
  closeDataFolder(folder, silent);
  expect(openBelow(folder)).toEqual([]);
  expect(modeOf(join(folder, "db/base/1"))).toBe(0o700);
  expect(modeOf(join(folder, "uploads/ab/file"))).toBe(0o600);
});

it("closes what stands open inside of one that was closed already", () => {
  const folder = openFolder();
  chmodSync(folder, 0o700);
  closeDataFolder(folder, silent);
  expect(openBelow(folder)).toEqual([]);
});

it("doesn't walk through what nobody else can enter anyhow", () => {
  const folder = openFolder();
  closeDataFolder(folder, silent);
  const upload = join(folder, "uploads/ab/file");
  chmodSync(upload, 0o644);
  closeDataFolder(folder, silent);
  expect(modeOf(upload)).toBe(0o644);
});

it("goes on where it was cut off: a folder is closed after what lies in it", () => {
  const folder = openFolder();
  for (const inner of ["uploads/ab", "db"]) chmodSync(join(folder, inner), 0o700);
  closeDataFolder(folder, silent);
  expect(openBelow(join(folder, "uploads"))).toEqual([join(folder, "uploads/ab/file")]);
  expect(modeOf(join(folder, "uploads"))).toBe(0o700);
});

it("follows no link out of the folder", () => {
  const [folder, elsewhere] = [openFolder(), scratchFolder()];
  writeFileSync(join(elsewhere, "theirs"), "content", { mode: 0o644 });
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(folder, "uploads/link"));
  symlinkSync(join(elsewhere, "gone"), join(folder, "uploads/dead"));
  closeDataFolder(folder, silent);
  expect([modeOf(elsewhere), modeOf(join(elsewhere, "theirs"))]).toEqual([0o755, 0o644]);
});

it("leaves the embedded database's files to its owner alone, also those that it makes later", async () => {
  const fresh = join(scratchFolder(), "data");
  mkdirSync(fresh, { mode: 0o755 });
  closeDataFolder(fresh, silent);
  const { sql, close } = await openScratch(fresh);
  await sql`CREATE TABLE later (n int)`;
  await sql`INSERT INTO later SELECT generate_series(1, 1000)`;
  const open = () => openBelow(fresh).filter((path) => statSync(path).isFile());
  expect([modeOf(fresh), modeOf(join(fresh, "db")), open()]).toEqual([0o700, 0o700, []]);
  await close();
  expect(open()).toEqual([]);
});
