import { z } from "zod";

const mutant = z.object({
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.string(),
  location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
});
const report = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(mutant) })) });

/** What became of a mutant, and where it was. */
export type Mutant = z.infer<typeof mutant> & { file: string };

/** The mutants of Stryker's report that lie in some folders or files: it keeps what earlier runs found elsewhere. */
export function readMutants(json: string, paths: readonly string[]): Mutant[] {
  return Object.entries(report.parse(JSON.parse(json)).files)
    .filter(([file]) => paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .flatMap(([file, { mutants }]) => mutants.map((one) => ({ ...one, file })));
}

export interface Score {
  found: number;
  /** Survivors, and what no test comes by. */
  missed: number;
  /** Of those that count; 100 where there are none. */
  percent: number;
}

/** Ignored mutants and those that don't run count for nothing; one that never ends was found. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const found = count("Killed", "Timeout");
  const missed = count("Survived", "NoCoverage");
  const all = found + missed;
  return { found, missed, percent: all === 0 ? 100 : (found / all) * 100 };
}

/** A row of a table: folder, mutants, found, score, seconds. */
export function tellScore(
  folder: string,
  { found, missed, percent }: Score,
  seconds: number,
): string {
  const score = `${percent.toFixed(1)} %`;
  return `| ${[folder, found + missed, found, score, `${seconds.toFixed(0)} s`].join(" | ")} |`;
}

/** Where mutants were missed, and what the code had become. */
export function tellMissed(mutants: readonly Mutant[]): string[] {
  const whys: Record<string, string> = { Survived: "survived", NoCoverage: "no test " };
  return mutants.flatMap(({ file, location: { start }, mutatorName, replacement, status }) => {
    const why = whys[status];
    const became = (replacement ?? "").replace(/\s+/g, " ").slice(0, 100);
    return why ? [`${why} ${file}:${start.line}:${start.column} ${mutatorName}: ${became}`] : [];
  });
}
