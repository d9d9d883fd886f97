import { z } from "zod";
import type { LanguageCode } from "#backend/contract/languages";
import { dateInForm } from "~/ui/date-input/date-in-form";
import { readDate } from "~/ui/date-input/read-date.server";
import { readNumber } from "~/ui/number/number-value";
import { currencyOf, readMoney } from "./money-control";
import { readPartName } from "./part-name";
import { findName, versionName, wasName } from "./posted-names";
import { emptiedField, maxIds } from "./table-form";

/** What a table's form posts about its rows. */
export interface Posted {
  ids: string[];
  /** All fields, as an item's form means them: an empty one has no value. */
  item: Record<string, unknown>;
  /** Only those that are filled, or meant to be empty: the others stay as they are (R-CRUD-13). */
  changes: Record<string, unknown>;
  copies: number;
  /** The version that a change was made on. */
  version?: string;
  /** How the row was when its form was opened, by the fields' names; only to be compared. */
  was: Record<string, string>;
}

type Field = [name: string, value: string];

/**
 * Reads a posted form; a date's selects become one day, and one that is none is left to the backend to refuse. A group's boxes are a list,
 * amounts by currency and texts by language are the value of their column.
 */
export function readPosted(form: FormData, lang: LanguageCode): Posted {
  const texts = textsOf(form).filter(([name]) => !notOfItem.has(name));
  const emptied = texts.flatMap(([name]) => emptiedField(name) ?? []);
  const groups = groupsIn(texts);
  const fields = withDays(form, texts, lang).filter(([name]) => !name.includes("."));
  const filled = fields.filter(([, value]) => value.trim() !== "");
  const changed = [...filled, ...emptied.map((name): Field => [name, ""])];
  return {
    ids: form.getAll("ids").map(String).slice(0, maxIds),
    item: { ...withParts(fields), ...relatedIn(form), ...groups },
    changes: { ...groups, ...withParts(changed) },
    copies: readNumber(String(form.get("copies") ?? "")) ?? 1,
    version: form.has(versionName) ? String(form.get(versionName)) : undefined,
    was: readWas(String(form.get(wasName) ?? "")),
  };
}

function readWas(json: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).catch({}).parse(JSON.parse(json));
  } catch {
    return {};
  }
}

/** The ticked boxes of each group. */
function groupsIn(texts: readonly Field[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [name, value] of texts) {
    const [, field] = /^(\w+)\.one$/.exec(name) ?? [];
    if (field) groups[field] = [...(groups[field] ?? []), value];
  }
  return groups;
}

/** Amounts by currency and texts by language become one value of their column. */
function withParts(fields: readonly Field[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const named = readPartName(name);
    if (!named) item[name] = value;
    else {
      const { column, part } = named;
      const currency = currencyOf(part);
      const read = currency ? readMoney(value, currency) : value;
      item[column] = { ...(item[column] as object), [part]: read };
    }
  }
  return item;
}

/** What was typed, by the controls' names, to fill the form again. */
export function typedIn(form: FormData): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of textsOf(form)) {
    if (notTyped.has(name)) continue;
    // Of a group's boxes each value has a line.
    typed[name] = name.endsWith(".one") && typed[name] ? `${typed[name]}\n${value}` : value;
  }
  return typed;
}

/** What fields that refer to several rows were sent with: nothing where nothing is ticked. */
function relatedIn(form: FormData): Record<string, string[]> {
  const several = searchesIn(form).filter(({ field }) => !form.has(field));
  return Object.fromEntries(several.map(({ field, chosen }) => [field, chosen]));
}

/** The fields that refer to other rows: the text that finds these, and what is chosen. */
export function searchesIn(form: FormData): { field: string; s: string; chosen: string[] }[] {
  return textsOf(form).flatMap(([name, s]) => {
    const [, field] = /^(\w+)\.s$/.exec(name) ?? [];
    if (!field) return [];
    const sent = [...form.getAll(`${field}.one`), ...form.getAll(field)].map(String);
    return [{ field, s: s.slice(0, 150), chosen: sent.filter((value) => value !== "") }];
  });
}

const notTyped = new Set(["intent", "ids", versionName, wasName, findName]);
const notOfItem = new Set([...notTyped, "copies", "_method", findName]);

/** A file sent by hand is no field. */
function textsOf(form: FormData): Field[] {
  return [...form].flatMap(([name, value]): Field[] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

function withDays(form: FormData, texts: readonly Field[], lang: LanguageCode): Field[] {
  const days = texts.flatMap(([name]) => /^(\w+)\.year$/.exec(name)?.[1] ?? []);
  const others = texts.filter(([name]) => !days.includes(name));
  return [...others, ...days.map((name): Field => [name, dateIn(form, name, lang)])];
}

/** A day, or a moment where a time was sent along. */
function dateIn(form: FormData, name: string, lang: LanguageCode): string {
  const { text } = dateInForm(form, name, lang);
  if (!text || !form.has(`${name}.hour`)) return text;
  return readDate(form, name, { lang, hasTime: true }).value ?? text;
}
