import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../runner/command";
import { areas } from "./areas";

const attacks = areas.flatMap(({ attacks }) => attacks);

describe("the list of attacks", () => {
  it("names each once", () => {
    const names = attacks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("names tests that are there", () => {
    const tests = attacks.flatMap(({ heldBy }) => heldBy ?? []);
    expect(tests.filter((test) => !existsSync(join(projectFolder, test)))).toEqual([]);
  });
});
