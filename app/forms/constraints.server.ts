import { getZodConstraint } from "@conform-to/zod/v4";
import { z } from "zod";
import { formatsFor } from "~/i18n/format";
import type { MessageKey } from "~/i18n/messages/en";
import type { RequestContext } from "~/request/context.server";
import type { FieldConstraint } from "./constraints";

/** What a form's schema asks of its fields, for the markup and for what judges the form as it is filled. */
export function constraintsOf<Shape extends Record<string, z.ZodType>>(
  { t }: Pick<RequestContext, "t">,
  shape: Shape,
): Record<keyof Shape & string, FieldConstraint> {
  const known = getZodConstraint(z.object(shape));
  const all = Object.entries(shape).map(([name, field]) => {
    const constraint: FieldConstraint = { required: known[name]?.required, ...lengthOf(field) };
    const words = wordsOf(field, t);
    const shape = shapeOf(field, t);
    return [name, { ...constraint, ...(words && { words }), ...(shape && { shape }) }] as const;
  });
  return Object.fromEntries(all) as Record<keyof Shape & string, FieldConstraint>;
}

/**
 * The same for a page that has none of the forms' texts: with what each rule says. How long something is that was typed
 * stays open in it.
 */
export function wordedConstraintsOf<Shape extends Record<string, z.ZodType>>(
  ctx: Pick<RequestContext, "t" | "lang">,
  shape: Shape,
): Record<keyof Shape & string, FieldConstraint> {
  const { number } = formatsFor(ctx.lang);
  const said = (key: "validate_min_len" | "validate_max_len", bound: number | undefined) =>
    bound !== undefined && {
      [key]: ctx.t(key, { bound: number(bound), length: "{{length}}" }),
    };
  const all = Object.entries(constraintsOf(ctx, shape)).map(([name, constraint]) => {
    const words = {
      ...(constraint.required && { required_error: ctx.t("required_error") }),
      ...said("validate_min_len", constraint.minLength),
      ...said("validate_max_len", constraint.maxLength),
      ...constraint.words,
    };
    return [name, { ...constraint, words }] as const;
  });
  return Object.fromEntries(all) as Record<keyof Shape & string, FieldConstraint>;
}

/** Bounds of a text, which conform looks for where this version of zod no longer keeps them. */
function lengthOf(field: z.core.$ZodType): Pick<FieldConstraint, "minLength" | "maxLength"> {
  if (field instanceof z.ZodString) {
    const { minLength, maxLength } = field;
    return { ...(minLength !== null && { minLength }), ...(maxLength !== null && { maxLength }) };
  }
  if (field instanceof z.ZodPipe) return lengthOf(field.in);
  if (field instanceof z.ZodDefault) return lengthOf(field.unwrap());
  return {};
}

/** A field's own words, which `ruledText` has put into its schema. */
function wordsOf(field: z.ZodType, t: RequestContext["t"]): FieldConstraint["words"] {
  const words = Object.entries((field.meta()?.words ?? {}) as Record<string, MessageKey>);
  if (words.length === 0) return undefined;
  return Object.fromEntries(words.map(([rule, key]) => [rule, t(key)]));
}

/** The shape that `ruledText` has put into a field's schema. */
function shapeOf(field: z.ZodType, t: RequestContext["t"]): FieldConstraint["shape"] {
  const shape = field.meta()?.shape as { pattern: string; key: MessageKey } | undefined;
  return shape && { pattern: shape.pattern, text: t(shape.key) };
}
