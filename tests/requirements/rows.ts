import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";

export interface Row {
  id: string;
  area: string;
  title: string;
}

/** An id as it stands in docs/requirements.md and in test titles. */
export const idPattern = /\bR-([A-Z]+)-\d{2,3}\b/g;

/** The rows of docs/requirements.md, in its order. */
export function readRows(): Row[] {
  const text = readFileSync(join(projectFolder, "docs/requirements.md"), "utf8");
  const headings = text.matchAll(/^### (R-([A-Z]+)-\d+) - (.+)$/gm);
  return [...headings].map(([, id = "", area = "", title = ""]) => ({ id, area, title }));
}

export function idsIn(text: string): string[] {
  return [...new Set(text.match(idPattern) ?? [])];
}
