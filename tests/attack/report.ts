import { checkLog } from "./check-log";
import type { Tried } from "./run-area";

/** Rows for a terminal. */
export function asTable(rows: readonly Tried[]): string {
  return rows
    .map(({ held, name, answer }) => `${held ? "  held" : "  FELL"}  ${name}\n        ${answer}`)
    .join("\n");
}

/** The table of docs/security.md; logs that held nothing are one row. */
export function asMarkdown(rows: readonly Tried[]): string {
  const isQuiet = ({ name, held }: Tried) => name === checkLog.name && held;
  const quiet = rows.filter(isQuiet);
  const logs = { ...checkLog, area: "all", answer: `none in ${quiet.length} logs`, held: true };
  const lines = [...rows.filter((row) => !isQuiet(row)), ...(quiet.length > 0 ? [logs] : [])].map(
    ({ area, name, answer, held, heldBy }) =>
      `| ${[area, name, held ? answer : `**not held**: ${answer}`, heldBy ?? "no test"].map(inCell).join(" | ")} |`,
  );
  return ["| Area | Tried | Answered | Held by |", "|---|---|---|---|", ...lines].join("\n");
}

const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
