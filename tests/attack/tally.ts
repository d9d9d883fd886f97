import type { Answer } from "../support/ask";
import type { Outcome } from "./attack";

/** Statuses or words, each with how often it came: `400 ×10, 429`. */
export function tally(said: readonly (string | number)[]): string {
  const counts = new Map<string, number>();
  for (const one of said) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([one, count]) => (count > 1 ? `${one} ×${count}` : one))
    .join(", ");
}

/** The statuses of answers, each with how often it came. */
export const statusesIn = (answers: readonly Pick<Answer, "status">[]): string =>
  tally(answers.map(({ status }) => status));

/** Held where every answer is one of the statuses. */
export function allOf(answers: readonly Pick<Answer, "status">[], ...allowed: number[]): Outcome {
  return {
    answer: statusesIn(answers),
    held: answers.every(({ status }) => allowed.includes(status)),
  };
}

/** What no answer may say: stacks, files of the server, words of the database. */
const internal =
  /\bat .+\(.+:\d+:\d+\)|node_modules|\/build\/server\/|PostgresError|DrizzleQueryError|Failed query|select "|insert into "|ECONNREFUSED|ENOENT/;

/** Held where none is an error of the server's, except for being busy, and none tells of its inside. */
export function noneBroke(answers: readonly Pick<Answer, "status" | "text">[]): Outcome {
  const telling = answers.filter(({ text }) => internal.test(text)).length;
  const broken = answers.filter(({ status }) => status >= 500 && status !== 503).length;
  const statuses = statusesIn(answers);
  return {
    answer: telling > 0 ? `${statuses}; ${telling} tell of the inside` : statuses,
    held: telling + broken === 0,
  };
}
