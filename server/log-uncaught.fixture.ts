/** A program for a test: ends by a failed query that nobody catches, thrown or rejected as its argument says. */
import { DrizzleQueryError } from "drizzle-orm";
import { createLog } from "./log";
import { logUncaught } from "./log-uncaught";

logUncaught(createLog("info"));
const fail = () => {
  throw new DrizzleQueryError("select $1", ["PRIVATE STREET 12"]);
};
if (process.argv[2] === "rejected") void Promise.resolve().then(fail);
else setImmediate(fail);
