import { z } from "zod";

/**
 * The schema of a part of a record: a field that is missing stays as it is, one that is null or empty is
 * taken away. Maps are patched key by key, lists and values are replaced.
 */
export function patchOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return patchOf(z.instanceof(z.ZodType).parse(schema.unwrap()));
  }
  if (schema instanceof z.ZodObject) return z.strictObject(patchShape(schema.shape));
  if (schema instanceof z.ZodRecord) {
    return z.partialRecord(schema.keyType, clearable(patchOf(schema.valueType)));
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

const clearable = (schema: z.ZodType) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable());

/**
 * The schema of a list whose members are known by a key of theirs; it gives a map by that key.
 */
export function memberPatches(key: string, keySchema: z.ZodType<string>, fields: z.ZodObject) {
  const rest = patchOf(fields);
  return z.array(z.unknown()).transform((list, context) => {
    const members = new Map<string, unknown>();
    list.forEach((written, place) => {
      const { [key]: own, ...others } = isFields(written) ? written : {};
      const name = keySchema.safeParse(own);
      const patch = rest.safeParse(others);
      if (!name.success) pass(name.error, [place, key]);
      if (!patch.success) pass(patch.error, [place]);
      if (!name.success || !patch.success) return;
      if (members.has(name.data)) {
        context.addIssue({ code: "custom", message: "twice", path: [place, key], params: { detail: name.data } });
      }
      members.set(name.data, patch.data);
    });
    return Object.fromEntries(members);

    function pass(error: z.ZodError, path: (string | number)[]) {
      for (const issue of error.issues) {
        context.addIssue({ ...issue, path: [...path, ...issue.path] });
      }
    }
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

/** Gives members that are new their place in the file's list as `sort`, where they say none. */
export function placeNewMembers(kept: Fields, patch: unknown): unknown {
  if (!isFields(patch)) return patch;
  const placed = Object.entries(patch).map(([key, member], place) =>
    key in kept || !isFields(member) || member.sort !== undefined
      ? [key, member]
      : [key, { ...member, sort: place }],
  );
  return Object.fromEntries(placed);
}
