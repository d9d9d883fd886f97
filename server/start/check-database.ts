import { setTimeout as wait } from "node:timers/promises";
import { openClient } from "#backend/db/client";
import { problemOf, StartProblem } from "./start-problem";
import { sayLine } from "./steps";

const againAfterMs = 500;

/**
 * Whether the database lets the shop in. One that is only just starting, or has no connection left, is asked
 * again for so long; what doesn't pass by itself, such as a wrong password, is said at once.
 */
export async function checkDatabase(
  url: string,
  waitSeconds: number,
  say = sayLine,
): Promise<void> {
  const until = performance.now() + waitSeconds * 1000;
  let problem = await askOnce(url);
  if (problem?.passing && waitSeconds > 0) {
    say(`${problem.message} Waiting for it up to ${waitSeconds} s.`);
  }
  while (problem?.passing && performance.now() < until) {
    await wait(againAfterMs);
    problem = await askOnce(url);
  }
  if (problem) throw problem;
}

async function askOnce(url: string): Promise<StartProblem | undefined> {
  const client = openClient({ kind: "server", url }, { max: 1, connectSeconds: 5 });
  try {
    await client.unsafe("select 1");
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    const { reason, message, passing } = problem;
    return new StartProblem(
      reason,
      `The database ${nameOf(url)} (DATABASE_URL): ${message}`,
      passing,
    );
  } finally {
    await client.end({ timeout: 1 });
  }
}

/** Host, port and name, without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
