import { readSources } from "../conventions/sources";
import type { TestResult } from "../runner/reports";
import { type Clause, clausesIn, keyOf } from "./clauses";
import type { Row } from "./rows";

const folders = ["app", "backend", "dev", "server", "cli", "tests"];
const endings = [".test.ts", ".test.tsx", ".spec.ts"];
const comment = /^\s*(\/\/|\*|\/\*)/;

/**
 * `path:line: what is wrong` of every id in a test that names no clause of docs/clauses. Titles that a loop
 * puts together, of an id that stands by itself in quotes, are judged by their results.
 */
export function findWrongNames(clauses: readonly Clause[]): string[] {
  const known = new Set(clauses.map(keyOf));
  return testLines().flatMap(({ where, text }) => [
    ...clausesIn(text)
      .filter((key) => !known.has(key) && !key.includes("${"))
      .map((key) => `${where}: no such clause ${key}`),
    ...[...text.matchAll(/\bR-[A-Z]+-\d{2,3}\b(?![["])/g)].map(
      ([id]) => `${where}: ${id} names no clause`,
    ),
  ]);
}

/** The clauses that titles of a run name and no table has. */
export function findUnknownClauses(
  clauses: readonly Clause[],
  results: readonly TestResult[],
): string[] {
  const known = new Set(clauses.map(keyOf));
  const named = results.flatMap(({ title }) => clausesIn(title));
  return [...new Set(named)].filter((key) => !known.has(key));
}

/** `path:line` of every group of tests that names a clause: it is proven by none of them. */
export function findNamingGroups(): string[] {
  return testLines()
    .filter(({ text }) => /\bdescribe\b/.test(text) && clausesIn(text).length > 0)
    .map(({ where }) => where);
}

/** What is wrong with the tables: a row without clauses, a clause without a row, one that stands twice. */
export function findWrongClauses(rows: readonly Row[], clauses: readonly Clause[]): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  const keys = clauses.map(keyOf);
  return [
    ...clauses.filter(({ row }) => !ids.has(row)).map((clause) => `${keyOf(clause)}: no such row`),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key}: twice`),
    ...rows
      .filter(({ id }) => !clauses.some(({ row }) => row === id))
      .map(({ id }) => `${id}: no clauses`),
  ];
}

function testLines(): { where: string; text: string }[] {
  return readSources(folders, endings, { tests: true })
    .filter(({ path }) => !path.startsWith("tests/requirements/"))
    .flatMap(({ path, text }) =>
      text.split("\n").map((line, index) => ({ where: `${path}:${index + 1}`, text: line })),
    )
    .filter(({ text }) => !comment.test(text));
}
