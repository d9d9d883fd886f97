import { z } from "zod";
import { message } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

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
