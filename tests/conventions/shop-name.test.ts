import { expect, it } from "vitest";
import { findLines, readSources } from "./sources";

it("only the demo is called by the product's name: a shop has its own", () => {
  const folders = ["app", "backend", "server", "cli", "public"];
  const endings = [".ts", ".tsx", ".js", ".css", ".svg", ".json", ".html"];
  const lines = findLines(readSources(folders, endings), /Timcheh|تیمچه/);
  expect(lines.filter((line) => !line.startsWith("backend/db/seed/demo/"))).toEqual([]);
});
