import type { MutantsRun } from "../mutants-run";
import { copyProject } from "./project-copy";
import type { Tried } from "./tried";
import { tryInBrowser } from "./try-in-browser";
import { tryInUnits } from "./try-in-units";
import { type Wiring, wirings } from "./wirings";

/** Takes out the wirings and prints a table of what missed them; true where each was missed. */
export async function runWirings({ only, databaseUrl }: MutantsRun): Promise<boolean> {
  const wanted = wirings.filter(
    ({ file }) => only.length === 0 || only.some((path) => file.startsWith(path)),
  );
  const outcomes: Tried["outcome"][] = [];
  const tell = ({ name, file }: Wiring, { outcome, detail }: Tried) => {
    outcomes.push(outcome);
    console.log(`| ${[name, file, outcome, detail].join(" | ")} |`);
  };
  const copy = copyProject();
  try {
    const units = wanted.filter(({ title }) => title === undefined);
    await tryInUnits(copy, units, databaseUrl, tell);
    const browsers = wanted.filter(({ title }) => title !== undefined);
    await tryInBrowser(copy, browsers, tell);
  } finally {
    copy.remove();
  }
  const missed = outcomes.filter((outcome) => outcome === "missed").length;
  console.log(`${missed} of ${outcomes.length} wirings are missed by tests`);
  return outcomes.length > 0 && outcomes.every((one) => one === "missed" || one === "not tried");
}
