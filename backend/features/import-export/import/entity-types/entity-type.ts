import type { z } from "zod";
import type { Query } from "../../../../db/database";
import type { Finding } from "../problems";
import type { ImportContext } from "./import-context";

/** The kinds of records, in the order in which they are imported: what is referred to comes first. */
export const entityTypeNames = [
  "site_default",
  "translations",
  "menus",
  "pictures",
  "departments",
  "categories",
  "brands",
  "attributes",
  "products",
] as const;
export type EntityTypeName = (typeof entityTypeNames)[number];

export interface Change<R> {
  key: string;
  before: R | undefined;
  after: R;
}

/** What the import and the export know about one kind of record that is told apart by a key of its own. */
export interface EntityType<R> {
  name: EntityTypeName;
  /** Reads a record, or a part of one, as a file has it. */
  patch: z.ZodType;
  /** Reads a whole record. */
  record: z.ZodType<R> & { readonly shape: object };
  /** The field that tells its records apart. */
  keyField: string;
  /** Whether there may be too many to hold all of them in memory. */
  long?: boolean;
  /** The map in a record that files write as a list, and the field that holds its keys there. */
  members?: { field: string; key: string };
  /** The kept records by key: those of the given keys, or all. */
  read(q: Query, keys?: string[]): Promise<Map<string, R>>;
  /** What a record has against the rest of the shop. */
  check?(record: R, context: ImportContext): Finding[];
  write(q: Query, changes: Change<R>[]): Promise<void>;
  /** Takes a record that the file doesn't have out of the shop; tells whether there was something to do. */
  remove?(q: Query, key: string): Promise<boolean>;
}
