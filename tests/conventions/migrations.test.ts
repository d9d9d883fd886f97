import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import laboratory from "../../dev/laboratory/drizzle.config";
import shop from "../../drizzle.config";
import { projectFolder, runPackage } from "../runner/command";

it.each(Object.entries({ shop, laboratory }))(
  "the migrations of the %s leave the tables as they are declared",
  async (_, { schema, out = "" }) => {
    const folder = await mkdtemp(join(tmpdir(), "migrations-"));
    const said: string[] = [];
    try {
      await cp(join(projectFolder, out), folder, { recursive: true });
      const from = `--schema=${schema}`;
      const to = `--out=${relative(projectFolder, folder)}`;
      await runPackage("drizzle-kit/bin.cjs", ["generate", "--dialect=postgresql", from, to], {
        hear: (text) => said.push(text),
      });
      expect(said.join("")).toContain("No schema changes");
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
