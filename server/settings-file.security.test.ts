import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "./embedded/scratch.fixture";
import { SettingsError } from "./env";
import { defaultSettingsFile, withSettingsFile } from "./settings-file";

function read(text: string, mode = 0o600) {
  const folder = scratchFolder();
  const path = join(folder, defaultSettingsFile);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return () => withSettingsFile({}, folder);
}

it.each([0o604, 0o644, 0o602, 0o666])("refuses a file that others may open: %o", (mode) => {
  expect(read("PORT=8080\n", mode)).toThrow(SettingsError);
  expect(read("PORT=8080\n", mode)).toThrow(/open to every user.*chmod 600 .*timcheh\.env/);
});

it.each([
  ["DATABSE_URL=hunter2", "line 2: DATABSE_URL: no such setting, was DATABASE_URL meant?"],
  ["NODE_OPTIONS=hunter2", "line 2: NODE_OPTIONS: no such setting"],
  ["hunter2", "line 2: is not NAME=value"],
  ["SESSION_SECRET=hunter2#abc", "line 2: SESSION_SECRET: a # begins a comment"],
  ["SESSION_SECRET='hunter2", "line 2: SESSION_SECRET: the quotes don't end"],
  ["PORT=2", "line 2: PORT stands there twice"],
])(
  "refuses what would be lost in silence, by its line and without its value: %s",
  (line, words) => {
    const start = read(`PORT=1\n${line}\n`);
    expect(start).toThrow(words);
    expect(start).toThrow(defaultSettingsFile);
    expect(start).not.toThrow("hunter2");
  },
);

it("refuses a file that is named but isn't there, or is none", () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "folder.env"), { mode: 0o700 });
  for (const name of ["none.env", "folder.env"]) {
    const start = () => withSettingsFile({ SETTINGS_FILE: name }, folder);
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(new RegExp(`${name} can't be read`));
  }
});
