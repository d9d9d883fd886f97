import { decode } from "./markup";
import { readSchemaVocabulary } from "./schema-vocabulary";

const { types, members } = readSchemaVocabulary();

/** The JSON-LD of a page, in its order. */
export function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json = ""]) => JSON.parse(decode(json)));
}

/** The types of all nodes in it. */
export function typesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === "@type" ? [String(held)] : typesIn(held),
  );
}

/** What of a page's JSON-LD schema.org's vocabulary does not know, one a line by its place. */
export function vocabularyFaults(data: readonly unknown[]): string[] {
  const ids = new Set(data.flatMap((one) => (isNode(one) ? [one["@id"]] : [])));
  return data.flatMap((one) => {
    if (!isNode(one)) return ["not a node"];
    const { "@context": context, ...node } = one;
    const named = context === "https://schema.org" ? [] : [`@context ${context}`];
    return [...named, ...nodeFaults(node, String(node["@type"]), ids)];
  });
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nodeFaults(node: Node, place: string, ids: ReadonlySet<unknown>): string[] {
  const type = String(node["@type"]);
  if (!types.has(type)) return [`${place}: no type ${type}`];
  return Object.entries(node).flatMap(([property, value]) => {
    if (property === "@type") return [];
    if (property === "@id") return isAddress(value) ? [] : [`${place}: @id is no whole address`];
    const range = rangeOf(type, property);
    if (!range) return [`${place}: ${type} has no ${property}`];
    const values = Array.isArray(value) ? value : [value];
    const at = `${place}.${property}`;
    if (values.length === 0) return [`${at}: is empty`];
    return values.flatMap((one) => valueFaults(one, range, at, ids));
  });
}

function valueFaults(
  value: unknown,
  range: readonly string[],
  place: string,
  ids: ReadonlySet<unknown>,
): string[] {
  if (!isNode(value)) {
    const fits = range.some((name) => isLiteralOf(name, value));
    return fits ? [] : [`${place}: ${JSON.stringify(value)} is none of ${range.join(", ")}`];
  }
  if (!("@type" in value)) return referenceFaults(value, place, ids);
  const faults = nodeFaults(value, place, ids);
  const type = String(value["@type"]);
  return range.some((name) => isKindOf(type, name))
    ? faults
    : [...faults, `${place}: ${type} is none of ${range.join(", ")}`];
}

/** A node by its address: a page of the shop, or what stands in the same page. */
function referenceFaults(value: Node, place: string, ids: ReadonlySet<unknown>): string[] {
  const { "@id": id, ...rest } = value;
  if (!isAddress(id) || Object.keys(rest).length > 0) return [`${place}: is no node`];
  return !id.includes("#") || ids.has(id) ? [] : [`${place}: nothing here is ${id}`];
}

/**
 * What a property of a type, or of what it is a kind of, may hold. An action's property has one more, which says of
 * its value how it is put in: `query-input` (schema.org/docs/actions.html).
 */
function rangeOf(type: string, property: string): readonly string[] | undefined {
  const constrained = /^(.+)-(?:input|output)$/.exec(property)?.[1];
  if (constrained !== undefined) {
    const known = isKindOf(type, "Action") && rangeOf(type, constrained);
    return known ? ["PropertyValueSpecification", "Text"] : undefined;
  }
  for (const name of withParents(type)) {
    const range = types.get(name)?.properties.get(property);
    if (range) return range;
  }
  return undefined;
}

function isKindOf(type: string, kind: string): boolean {
  return withParents(type).includes(kind);
}

function withParents(type: string): string[] {
  return [type, ...(types.get(type)?.parents ?? []).flatMap(withParents)];
}

/** Whether a value that is no node may stand for a type of the vocabulary. */
function isLiteralOf(name: string, value: unknown): boolean {
  if (name === "Boolean") return typeof value === "boolean";
  if (numbers.has(name)) return isNumber(value);
  if (typeof value !== "string" || value.trim() === "") return false;
  if (name === "Text") return true;
  if (name === "URL") return isAddress(value);
  if (name === "Date") return /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (name === "DateTime") return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value);
  return members.get(name)?.includes(value) === true;
}

const numbers = new Set(["Number", "Integer", "Float"]);

/** Digits as the vocabulary wants them: Latin, with a point. */
function isNumber(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
}
