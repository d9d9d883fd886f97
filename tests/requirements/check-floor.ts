import { findNginx } from "../runner/nginx";
import type { Run } from "../runner/parts";
import { readResults } from "../runner/results";
import { failedOnce, type Tally } from "../runner/tally";
import { readClauses } from "./clauses";
import { findFallen, readFloor } from "./floor";
import { findUnknownClauses } from "./names";
import { checkClauses } from "./proofs";

/** The gate's last part: what was shown once and no longer is fails it, and so does a clause that is in no table. */
export async function checkFloor({ services }: Run): Promise<Tally> {
  const found = readResults();
  if ("why" in found) {
    console.error(found.why);
    return failedOnce;
  }
  const mayBeSkipped = !(services.postgres && services.redis && findNginx());
  const clauses = readClauses();
  const floor = readFloor();
  const fallen = findFallen(floor, checkClauses(clauses, found.results), { mayBeSkipped });
  const unknown = findUnknownClauses(clauses, found.results);
  for (const one of fallen) console.error(`shown before, and now not: ${one}`);
  for (const one of unknown) console.error(`named by a test, in no table: ${one}`);
  const failed = fallen.length + unknown.length;
  return { passed: floor.length - fallen.length, failed, skipped: 0 };
}
