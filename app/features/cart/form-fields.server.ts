import { randomUUID } from "node:crypto";
import { z } from "zod";
import { toLatinDigits } from "~/i18n/digits";
import type { MessageKey } from "~/i18n/messages/en";

/** A schema's message is a translation key. */
export const message = (key: MessageKey) => ({ error: key });

/**
 * Names the change (decisions 11): a hydrated page may make it, for a plain form the server does. Not by
 * zod's default, which the form parser takes once for all forms.
 */
export const opIdField = z
  .uuid(message("error.bad_request"))
  .optional()
  .transform((id) => id ?? randomUUID());

/** A variant's id as a form carries it; which one it is, the backend knows. */
export const variantField = z
  .string(message("error.bad_request"))
  .max(64, message("error.bad_request"));

/** A count in any digits (decisions 17): a whole number from 1 to 999. */
export const countField = z
  .string(message("required_error"))
  .transform((text) => toLatinDigits(text.trim()))
  .pipe(z.string().regex(/^[1-9]\d{0,2}$/, message("qty_error")))
  .transform(Number);
