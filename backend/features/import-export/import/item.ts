import type { EntityTypeName } from "./entity-types/entity-type";
import type { FieldPath, Finding, Problem } from "./problems";

/** One record of a file as it was written, and where in the file its fields stand. */
export interface Item {
  kind: EntityTypeName;
  file: string;
  value: unknown;
  /** What its lines have against each other. */
  found?: Finding[];
  locate(path: FieldPath): { line: number; field: string };
}

/** A file to import; it may be read more than once. */
export interface Source {
  name: string;
  /** Its records; those of kinds that aren't wanted may be left out. Throws UnreadableFile. */
  items(wanted: (kind: EntityTypeName) => boolean): AsyncIterable<Item>;
}

export function problemOf(item: Item, { path, code, detail }: Finding): Problem {
  return { file: item.file, ...item.locate(path), code, detail };
}
