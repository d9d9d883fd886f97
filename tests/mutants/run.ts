/**
 * `npm run mutants [-- --wirings] [-- --only app/ui/rules] [-- --tests FOLDER,FOLDER]`: breaks the code on purpose, in a copy, and
 * sees whether tests notice. Ends with 1 where fewer than 80 % of a folder's mutants were found, or a wiring was not missed. Fewer
 * tests than a folder's own set are quicker, and what they find the whole set finds too.
 */
import { parseArgs } from "node:util";
import { findPostgres } from "../runner/services";
import { runStryker } from "./run-stryker";
import { runWirings } from "./wirings/run-wirings";

const { values } = parseArgs({
  options: {
    wirings: { type: "boolean", default: false },
    only: { type: "string" },
    tests: { type: "string" },
  },
});
const only = values.only?.split(",") ?? [];

const postgres = await findPostgres();
console.log(postgres ? "on PostgreSQL" : "no PostgreSQL answers: slower, and locks are not tried");
try {
  const run = values.wirings ? runWirings : runStryker;
  process.exitCode = (await run({
    only,
    tests: values.tests?.split(","),
    databaseUrl: postgres?.url,
  }))
    ? 0
    : 1;
} finally {
  await postgres?.drop();
}
