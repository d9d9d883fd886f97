import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";

export interface Row {
  id: string;
  area: string;
  title: string;
}

/** The rows of docs/requirements.md, in its order. */
export function readRows(): Row[] {
  const text = readFileSync(join(projectFolder, "docs/requirements.md"), "utf8");
  const headings = text.matchAll(/^### (R-([A-Z]+)-\d+) - (.+)$/gm);
  return [...headings].map(([, id = "", area = "", title = ""]) => ({ id, area, title }));
}
