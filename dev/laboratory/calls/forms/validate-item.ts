import { z } from "@hono/zod-openapi";

/** What the laboratory's form is made of, validated by the backend too; messages are translation keys. */
const item = z.strictObject({
  name: z.string("required_error").trim().min(1, "required_error").max(80, "address.too_long"),
  code: z
    .string("required_error")
    .regex(/^[a-z\d]*$/i, "english_error")
    .max(8, "address.too_long")
    .optional(),
  kind: z.enum(["", "tile", "lamp", "ewer"], "choice_error").optional(),
  count: z.number("numeric_error").int("numeric_error").min(0, "numeric_error").optional(),
  day: z.iso.date("crud.no_date").optional(),
  gift: z.boolean("choice_error").optional(),
  words: z.string("required_error").max(500, "address.too_long").optional(),
  card: z.string("required_error").max(40, "address.too_long").optional(),
  more: z.json("json_error").optional(),
});

type ValidationResult =
  | { item: z.infer<typeof item>; errors?: undefined }
  | { errors: Record<string, string[]> };

/** An item, or all that is wrong with it by field; a field that is none of its own is told too. */
export function validateLabItem(body: unknown): ValidationResult {
  const read = item.safeParse(body);
  if (read.success) return { item: read.data };
  const errors: Record<string, string[]> = {};
  for (const issue of read.error.issues) {
    const [name] = issue.path;
    const named = issue.code === "unrecognized_keys" ? issue.keys : [String(name ?? "name")];
    const key = issue.code === "unrecognized_keys" ? "fields.unknown" : issue.message;
    for (const field of named) errors[field] = [...(errors[field] ?? []), key];
  }
  return { errors };
}
