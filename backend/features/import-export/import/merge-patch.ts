import { z } from "zod";

/**
 * The schema of a part of a record: a field that is missing stays as it is, one that is null or empty is
 * taken away. Maps are patched key by key, lists and values are replaced.
 */
export function patchOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return patchOf(typed(schema.unwrap()));
  }
  if (schema instanceof z.ZodObject) return z.strictObject(patchShape(schema.shape));
  if (schema instanceof z.ZodRecord) {
    return z.partialRecord(schema.keyType, clearable(patchOf(typed(schema.valueType))));
  }
  return schema;
}

/** The fields of `patchOf` an object's schema. */
export function patchShape(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const fields = Object.entries(shape);
  return Object.fromEntries(
    fields.map(([name, schema]) => [name, clearable(patchOf(schema)).optional()]),
  );
}

/** zod types what a schema wraps by its core, which every schema here extends. */
const typed = (schema: z.core.$ZodType) => schema as z.ZodType;

const clearable = (schema: z.ZodType) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable());

/**
 * The schema of a list whose members are known by a key of theirs; it gives a map by that key, each member
 * with its place in the list.
 */
export function memberPatches(key: string, keySchema: z.ZodType<string>, fields: z.ZodType) {
  const rest = patchOf(fields);
  return z.array(z.unknown()).transform((list, context) => {
    const members = new Map<string, Fields>();
    const pass = (error: z.ZodError | undefined, path: (string | number)[]) => {
      for (const issue of error?.issues ?? []) {
        context.addIssue({ ...issue, path: [...path, ...issue.path] });
      }
    };
    list.forEach((written, place) => {
      const { [key]: own, ...others } = isFields(written) ? written : {};
      const name = keySchema.safeParse(own);
      const patch = rest.safeParse(others);
      pass(name.error, [place, key]);
      pass(patch.error, [place]);
      if (!name.success || !isFields(patch.data)) return;
      if (members.has(name.data)) {
        const params = { detail: name.data };
        context.addIssue({ code: "custom", message: "twice", path: [place, key], params });
      }
      members.set(name.data, { ...patch.data, place });
    });
    return Object.fromEntries(members);
  });
}

export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What is kept with a patch laid over it. */
export function mergePatch(kept: unknown, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const merged: Fields = isFields(kept) ? { ...kept } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else if (value !== undefined) merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}

/** Members to be merged: new ones that say no `sort` stand where the file's list has them. */
export function placeNewMembers(kept: Fields, patches: unknown): unknown {
  if (!isFields(patches)) return patches;
  const placed = Object.entries(patches).map(([key, member]) => {
    if (!isFields(member)) return [key, member];
    const { place, ...patch } = member;
    return [key, key in kept || "sort" in patch ? patch : { ...patch, sort: place }];
  });
  return Object.fromEntries(placed);
}
