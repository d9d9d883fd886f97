import type { FormField, Item } from "~/ui/form-creator/form-field";

/** What an address opens over a list: a form or a question about rows (R-CRUD-10..13). */
export const formIntents = ["add", "change", "copy", "edit", "delete"] as const;
export type FormIntent = (typeof formIntents)[number];

/** That form, ready to be printed; the fields follow from the list's headers. */
export interface TableForm {
  intent: FormIntent;
  title: string;
  text?: string;
  /** Rows that it is about, by name. */
  rows: { id: string; name: string }[];
  fields: FormField[];
  values?: Item;
  /** What its rows say that is for others of the staff to change. */
  locked: { name: string; now: string }[];
  /** On what a change is made: the row's version, where its list counts them, and what it says, to be compared with what it says then. */
  opened?: { version: string; was: Record<string, string> };
  /** What stands instead of a form: the rows are gone, or none was chosen. */
  missing?: string;
}

/** Which form an address asks for, and about which rows. */
export function readFormAddress(
  query: URLSearchParams,
): { intent: FormIntent; ids: string[] } | undefined {
  const edited = query.get("edit");
  if (query.has("new")) return { intent: "add", ids: [] };
  if (edited !== null) return { intent: "change", ids: [edited] };
  const intent = formIntents.find((one) => one === query.get("do"));
  if (!intent || intent === "add" || intent === "change") return undefined;
  return { intent, ids: [...new Set(query.getAll("ids"))].slice(0, maxIds) };
}

/** Rows of one bulk action; the calls take no more. */
export const maxIds = 100;

const emptying = "empty.";

/** Name of the box that says that a field is meant to be empty; no column has a dot in its name. */
export const emptyingName = (field: string): string => emptying + field;

/** Which field such a box is about; undefined where the name is none of one. */
export const emptiedField = (name: string): string | undefined =>
  name.startsWith(emptying) ? name.slice(emptying.length) : undefined;
