import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../../runner/command";
import { applyWiring } from "./apply-wiring";
import { wirings } from "./wirings";

it.each(wirings)("finds the text of: $name", (wiring) => {
  const source = readFileSync(join(projectFolder, wiring.file), "utf8");
  expect(applyWiring(source, wiring)).not.toBe(source);
});

it("names tests that are there, and each wiring once", () => {
  const missing = wirings
    .flatMap(({ tests }) => tests)
    .filter((test) => !existsSync(join(projectFolder, test)));
  expect(missing).toEqual([]);
  expect(new Set(wirings.map(({ name }) => name)).size).toBe(wirings.length);
});
