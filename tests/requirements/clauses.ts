import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";

/** One thing that a row asks for, as docs/clauses lists it. */
export interface Clause {
  row: string;
  name: string;
  /** What must hold. */
  text: string;
}

const folder = join(projectFolder, "docs/clauses");
const tableRow = /^\| (R-[A-Z]+-\d+) \| ([a-z0-9-]+) \| (.+) \|$/gm;

/** Every clause of docs/clauses, one file per area. */
export function readClauses(): Clause[] {
  const files = readdirSync(folder).filter((name) => /^[A-Z]+\.md$/.test(name));
  return files.flatMap((file) => {
    const found = readFileSync(join(folder, file), "utf8").matchAll(tableRow);
    return [...found].map(([, row = "", name = "", text = ""]) => ({ row, name, text }));
  });
}

/** As a test's title names it: `R-ROUTE-19[reply]`. */
export function keyOf({ row, name }: Pick<Clause, "row" | "name">): string {
  return `${row}[${name}]`;
}

/** The clauses that a text names, `R-ROUTE-19[list, reply]` as two; an id alone names none. */
export function clausesIn(text: string): string[] {
  const named = text.matchAll(/\b(R-[A-Z]+-\d{2,3})\[([^\]]*)\]/g);
  return [...named].flatMap(([, row = "", names = ""]) =>
    names.split(",").map((name) => keyOf({ row, name: name.trim() })),
  );
}
