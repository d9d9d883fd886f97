import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { ApiError } from "~/api/client/api-error";
import type { RequestContext } from "~/request/context.server";
import { printParams } from "~/request/print-params";
import type { FormResult } from "./submission";

/** A form as an action gets it: read by `readForm`, bounded in bytes and fields. */
interface SentForm {
  ctx: RequestContext;
  form: FormData;
}

/** What no form sends back, whatever its schema says (R-VAL-20). */
const hideFields = ["password", "old", "secret", "match"];

const numbers = ["bound", "length", "line"] as const;

/**
 * Reads a form by its schema: `submission.value` where it holds, else `toErrorResponse` answers it. Of each field the
 * first mistake is told (R-VAL-17), in the reader's words.
 */
export function parseForm<Schema extends z.ZodType>({ ctx, form }: SentForm, schema: Schema) {
  const { lang, translator } = ctx;
  return parseWithZod(form, {
    schema,
    formatError([issue]: z.core.$ZodIssue[]): string[] {
      const params = issue?.code === "custom" ? numbersOf(issue.params) : {};
      return [translator.say(issue?.message ?? "error.bad_request", printParams(lang, params))];
    },
  });
}

function numbersOf(params: Record<string, unknown> = {}): Record<string, number> {
  const known = numbers.flatMap((name) => {
    const value = params[name];
    return typeof value === "number" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** What is wrong beyond the schema: in words, by the fields' names, or about the whole form. */
export interface FormErrors {
  formErrors?: string[];
  fieldErrors?: Record<string, string[]>;
}

type Sent = Pick<Submission<unknown>, "reply">;

/** The same page again, with 400, what was sent and what is wrong with it; `more` goes with it. */
export function toErrorResponse<More extends object>(
  submission: Sent,
  errors: FormErrors = {},
  more?: More,
  status = 400,
) {
  const result: FormResult = submission.reply({ ...errors, hideFields });
  return data({ ...result, ...more } as FormResult & More, status);
}

/**
 * As `toErrorResponse` where the backend has refused what was sent: 400, or 429 after too many tries. Rethrows what
 * is no mistake of the form; that ends as an error page.
 */
export function toApiErrorResponse<More extends object>(
  ctx: RequestContext,
  submission: Sent,
  error: unknown,
  more?: More,
) {
  return toErrorResponse(submission, apiErrors(ctx, error), more, refusedStatus(error));
}

/** What a page answers whose form the backend has refused: 429 after too many tries. */
export function refusedStatus(error: unknown): 400 | 429 {
  return error instanceof ApiError && error.status === 429 ? 429 : 400;
}

/** The backend's mistakes in the reader's words; where no field is named they are about the whole form. */
export function apiErrors(
  { lang, translator }: RequestContext,
  error: unknown,
): Required<FormErrors> {
  if (!(error instanceof ApiError) || error.outcome.kind !== "message" || error.status >= 500) {
    throw error;
  }
  const params = printParams(lang, error.params);
  const say = (key: string) => translator.say(key, params);
  const fields = Object.entries(error.errors).map(([name, keys]) => [name, keys.map(say)] as const);
  return {
    formErrors: fields.length > 0 ? [] : [say(error.outcome.msg)],
    fieldErrors: Object.fromEntries(fields),
  };
}
