/** Thrown where the database didn't answer in time: nothing is wrong with what was asked, and later it works. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";

  constructor(cause?: unknown) {
    super("The database is away", { cause });
  }
}

/** Codes of the system, of the driver and of PostgreSQL for a connection that isn't there, or is none. */
const awayCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|CONNECTION_|57P0|08)/;

/** PostgreSQL has no connection to spare. */
const tooManyConnections = "53300";

/** PostgreSQL ended a statement that took too long, or waited too long for somebody else's lock. */
const tooLong = ["57014", "55P03"];

/** What an error says of the database; drizzle wraps the driver's own. */
export function readFailure(error: unknown): "away" | "full" | "slow" | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (tooLong.includes(code)) return "slow";
  if (code === tooManyConnections) return "full";
  return awayCodes.test(code) ? "away" : readFailure(error.cause);
}
