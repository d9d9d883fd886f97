import { isDeepStrictEqual } from "node:util";
import type { EntityTypeName } from "./entity-types/entity-type";
import { isFields } from "./merge-patch";
import type { Problem } from "./problems";

export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

/** One record's change, as a dry run shows it: values before and after, by dotted field. */
export interface Difference {
  kind: EntityTypeName;
  key: string;
  what: "added" | "changed" | "removed";
  fields: { field: string; before: string; after: string }[];
}

/** However long a file is, its report is not. */
const maxKept = 100;

/** Keeps account of what an import finds and does. */
export class ChangeReport {
  readonly counts = new Map<EntityTypeName, Counts>();
  readonly differences: Difference[] = [];
  readonly problems: Problem[] = [];
  problemCount = 0;
  /** Variants whose stock differs from the files' and was left as it is. */
  stockLeft = 0;
  private readonly counted = new Set<string>();

  addProblem(problem: Problem): void {
    this.problemCount += 1;
    if (this.problems.length < maxKept) this.problems.push(problem);
  }

  /** Notes a record that stays, comes or changes; tells whether there is something to write. */
  addRecord(kind: EntityTypeName, key: string, before: unknown, after: unknown): boolean {
    const isSame = before !== undefined && isDeepStrictEqual(before, after);
    const what = before === undefined ? "added" : isSame ? "unchanged" : "changed";
    this.count(kind, key, what);
    if (what === "unchanged") return false;
    if (this.differences.length < maxKept) {
      const fields = what === "changed" ? [...differencesOf(before, after, "")] : [];
      this.differences.push({ kind, key, what, fields });
    }
    return true;
  }

  addRemoved(kind: EntityTypeName, key: string): void {
    this.countsOf(kind).removed += 1;
    if (this.differences.length < maxKept) {
      this.differences.push({ kind, key, what: "removed", fields: [] });
    }
  }

  /** Whether anything of these kinds comes, changes or goes. */
  touches(entityTypes: readonly EntityTypeName[]): boolean {
    return entityTypes.some((kind) => {
      const counts = this.counts.get(kind);
      return counts !== undefined && counts.added + counts.changed + counts.removed > 0;
    });
  }

  /** A product that lines far apart name counts once. */
  private count(kind: EntityTypeName, key: string, what: keyof Counts): void {
    const name = `${kind} ${key}`;
    const counts = this.countsOf(kind);
    if (!this.counted.has(name)) counts[what] += 1;
    this.counted.add(name);
  }

  private countsOf(kind: EntityTypeName): Counts {
    const counts = this.counts.get(kind) ?? { added: 0, changed: 0, unchanged: 0, removed: 0 };
    this.counts.set(kind, counts);
    return counts;
  }
}

function* differencesOf(
  before: unknown,
  after: unknown,
  field: string,
): Generator<Difference["fields"][number]> {
  if (isDeepStrictEqual(before, after)) return;
  const left = isFields(before) ? before : undefined;
  const right = isFields(after) ? after : undefined;
  if (!(left || right) || (left === undefined && before !== undefined)) {
    yield { field, before: shown(before), after: shown(after) };
    return;
  }
  for (const name of new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])) {
    yield* differencesOf(left?.[name], right?.[name], field ? `${field}.${name}` : name);
  }
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
