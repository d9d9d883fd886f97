import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scratchFolder } from "./embedded/scratch.fixture";
import { parseSettings } from "./env";
import { defaultSettingsFile, withSettingsFile } from "./settings-file";

function fileOf(text: string, name: string = defaultSettingsFile): string {
  const folder = scratchFolder();
  writeFileSync(join(folder, name), text, { mode: 0o600 });
  return folder;
}

it("reads names, quotes, comments and a byte order mark", () => {
  const text = `\uFEFF# the shop\r\nDEMO=0 # a real one\r\nexport PORT = 8080\r\nMAIL_FROM="Shop #1 <a@b.example>"\r\n\r\nSMTP_URL='smtp://u:p@mail.example'\r\n`;
  const settings = parseSettings(withSettingsFile({}, fileOf(text)));
  expect(settings).toMatchObject({ demo: false, port: 8080 });
  expect(settings.sending.mailFrom).toEqual({ name: "Shop #1", address: "a@b.example" });
  expect(settings.sending.smtpUrl).toBe("smtp://u:p@mail.example");
});

it("lets the environment win where it says something", () => {
  const folder = fileOf("PORT=8080\nLAB=1\n");
  expect(withSettingsFile({ PORT: "9090", LAB: "" }, folder)).toMatchObject({
    PORT: "9090",
    LAB: "1",
  });
});

it("takes another file that SETTINGS_FILE names, instead of the usual one", () => {
  const folder = fileOf("PORT=8080\n");
  writeFileSync(join(folder, "other.env"), "LAB=1\n", { mode: 0o640 });
  const read = withSettingsFile({ SETTINGS_FILE: "other.env" }, folder);
  expect(read).toMatchObject({ LAB: "1" });
  expect(read).not.toHaveProperty("PORT");
});

it("needs none", () => {
  expect(withSettingsFile({ PORT: "1" }, scratchFolder())).toEqual({ PORT: "1" });
});

it("may belong to a group", () => {
  const folder = fileOf("PORT=8080\n");
  chmodSync(join(folder, defaultSettingsFile), 0o640);
  expect(withSettingsFile({}, folder)).toMatchObject({ PORT: "8080" });
});
