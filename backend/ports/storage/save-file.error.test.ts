import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { saveFile } from "./save-file";

it("leaves nothing behind of a file that can't be saved", async () => {
  const folder = await mkdtemp(join(tmpdir(), "timcheh-save-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "taken", "by-a-folder"), { recursive: true });
  await expect(saveFile(join(folder, "taken"), Buffer.from("bytes"))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["taken"]);
});
