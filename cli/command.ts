import type { Environment } from "#server/env";
import type { Say } from "./say";

/** Where a command runs: the words, the way out, the settings. */
export interface Terminal {
  say: Say;
  environment: Environment;
  /** A line for whoever waits; standard error, so that an export may go to standard output. */
  tell(line: string): void;
  /** Writes to standard output as fast as it takes. */
  write(text: string): Promise<void>;
  /** How long to wait for a data folder that is taken, in ms; a minute by default. */
  timeoutMs?: number;
}

/** Runs with the arguments after its name; answers the exit code. */
export type Command = (args: string[], terminal: Terminal) => Promise<number>;

/** Thrown for what the person at the terminal can put right; the message is for them. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** Options that every command takes. */
export const everywhere = { lang: { type: "string" } } as const;
