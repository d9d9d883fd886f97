import { FolderInUse } from "../embedded/folder-lock";
import { SettingsError } from "../env";
import { exitCodes } from "./exit-codes.js";

/** Why a shop can't start. */
export type Reason = keyof typeof exitCodes;

/** Something that the owner can put right, in plain words; the process ends with its reason's code. */
export class StartProblem extends Error {
  override name = "StartProblem";

  constructor(
    readonly reason: Reason,
    message: string,
    /** Whether it may be over in a moment. */
    readonly passing = false,
  ) {
    super(message);
  }
}

type Known = readonly [Reason, words: string, passing?: boolean];

/** By the codes of the system, of the driver and of PostgreSQL. */
const known: Readonly<Record<string, Known>> = {
  EADDRINUSE: ["port", "Another program listens on this port"],
  EADDRNOTAVAIL: ["port", "HOST is no address of this machine"],
  ENOSPC: ["diskFull", "The disk is full"],
  EDQUOT: ["diskFull", "The disk quota is used up"],
  EROFS: ["folder", "The disk can't be written to"],
  EACCES: ["folder", "This user may not write there"],
  EPERM: ["folder", "This user may not write there"],
  ENOTDIR: ["folder", "A part of the path is not a folder"],
  EEXIST: ["folder", "It is not a folder"],
  ECONNREFUSED: ["databaseAway", "Nobody listens there", true],
  ECONNRESET: ["databaseAway", "It hangs up", true],
  EPIPE: ["databaseAway", "It hangs up", true],
  EHOSTUNREACH: ["databaseAway", "There is no way to it", true],
  ENETUNREACH: ["databaseAway", "There is no way to it", true],
  ETIMEDOUT: ["databaseAway", "It doesn't answer", true],
  CONNECT_TIMEOUT: ["databaseAway", "It doesn't answer", true],
  CONNECTION_CLOSED: ["databaseAway", "It hangs up", true],
  CONNECTION_DESTROYED: ["databaseAway", "It hangs up", true],
  ENOTFOUND: ["databaseAway", "Nobody knows a host of this name", true],
  EAI_AGAIN: ["databaseAway", "The host's name can't be looked up", true],
  "57P01": ["databaseAway", "It is shutting down", true],
  "57P03": ["databaseAway", "It is not ready yet", true],
  "08P01": ["databaseAway", "It refuses how it is spoken to; PgBouncer: see the document"],
  "28P01": ["databaseLogin", "It refuses the user's password"],
  "28000": ["databaseLogin", "It doesn't let this user in"],
  "42501": ["databaseLogin", "This user may not change its tables"],
  "3D000": ["databaseName", "There is no database of this name"],
  "53300": ["databaseFull", "It has no connection left", true],
};

/** What the owner can put right about an error of the start; undefined for a fault of the shop's own. */
export function problemOf(error: unknown): StartProblem | undefined {
  if (error instanceof StartProblem) return error;
  if (error instanceof SettingsError) return new StartProblem("settings", error.message);
  if (error instanceof FolderInUse) return new StartProblem("folderInUse", error.message);
  if (!(error instanceof Error)) return undefined;
  const found = "code" in error ? known[String(error.code)] : undefined;
  if (!found) return problemOf(error.cause ?? firstOf(error));
  const [reason, words, passing] = found;
  return new StartProblem(reason, `${words} (${String("code" in error && error.code)}).`, passing);
}

/** Of a host with several addresses, each has its error. */
function firstOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : undefined;
}

/** Ends the process with words for its owner and the reason's code; throws on what is a fault of ours. */
export function endWithProblem(error: unknown): never {
  const problem = problemOf(error);
  if (!problem) throw error;
  sayLine(`\nThe shop can't start:\n${problem.message}`);
  process.exit(exitCodes[problem.reason]);
}

/** Does a named part of the start; the name and how long it took may be shown to who started it. */
export type RunStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Says each step on standard error, so that standard output stays one JSON line per event. */
export const saidStep: RunStep = async (name, work) => {
  const started = performance.now();
  const result = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  sayLine(`  ${name.padEnd(14)}${seconds.padStart(6)} s`);
  return result;
};

export const silentStep: RunStep = (_name, work) => work();

export function sayLine(line: string): void {
  process.stderr.write(`${line}\n`);
}
