import type { LanguageCode } from "#backend/contract/languages";
import { dateInForm } from "~/ui/date-input/date-in-form";
import { readNumber } from "~/ui/number/number-value";
import { emptiedField, maxIds } from "./table-form";

/** What a table's form posts about its rows. */
export interface Posted {
  ids: string[];
  /** All fields, as an item's form means them: an empty one has no value. */
  item: Record<string, unknown>;
  /** Only those that are filled, or meant to be empty: the others stay as they are (R-CRUD-13). */
  changes: Record<string, unknown>;
  copies: number;
}

type Field = [name: string, value: string];

/** Reads a posted form; a date's selects become one day, and one that is none is left to the backend to refuse. */
export function readPosted(form: FormData, lang: LanguageCode): Posted {
  const texts = textsOf(form).filter(([name]) => !notOfItem.has(name));
  const emptied = texts.flatMap(([name]) => emptiedField(name) ?? []);
  const fields = withDays(form, texts, lang).filter(([name]) => !name.includes("."));
  const filled = fields.filter(([, value]) => value.trim() !== "");
  return {
    ids: form.getAll("ids").map(String).slice(0, maxIds),
    item: Object.fromEntries(fields),
    changes: Object.fromEntries([...filled, ...emptied.map((name): Field => [name, ""])]),
    copies: readNumber(String(form.get("copies") ?? "")) ?? 1,
  };
}

/** What was typed, by the controls' names, to fill the form again. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries(textsOf(form).filter(([name]) => name !== "intent" && name !== "ids"));
}

const notOfItem = new Set(["intent", "ids", "copies", "_method"]);

/** A file sent by hand is no field. */
function textsOf(form: FormData): Field[] {
  return [...form].flatMap(([name, value]): Field[] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

function withDays(form: FormData, texts: readonly Field[], lang: LanguageCode): Field[] {
  const days = texts.flatMap(([name]) => /^(\w+)\.year$/.exec(name)?.[1] ?? []);
  const others = texts.filter(([name]) => !days.includes(name));
  return [...others, ...days.map((name): Field => [name, dateInForm(form, name, lang).text])];
}
