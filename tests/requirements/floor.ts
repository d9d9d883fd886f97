import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";
import { type ClauseStanding, isShown } from "./proofs";

const file = join(projectFolder, "tests/requirements/floor.txt");

/** The clauses that were shown once, by their keys: what falls out of them is a step back. */
export function readFloor(): string[] {
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

/** Raises it to what is shown now. */
export function writeFloor(standings: ReadonlyMap<string, ClauseStanding>): void {
  const shown = [...standings].filter(([, standing]) => isShown(standing)).map(([key]) => key);
  writeFileSync(file, `${shown.join("\n")}\n`);
}

/**
 * `key: how it stands` of each clause below the floor. Where a service is missing, a clause whose tests were
 * all skipped is left to a machine that has it.
 */
export function findFallen(
  floor: readonly string[],
  standings: ReadonlyMap<string, ClauseStanding>,
  { mayBeSkipped = false } = {},
): string[] {
  return floor
    .map((key) => ({ key, standing: standings.get(key) }))
    .filter(({ standing }) => !isShown(standing) && !(mayBeSkipped && standing === "skipped"))
    .map(({ key, standing }) => `${key}: ${standing ?? "no such clause"}`);
}
