import { data } from "@remix-run/node";
import { ApiError } from "~/api/client/api-error";
import type { RequestContext } from "~/request/context.server";
import { printParams } from "~/request/print-params";
import type { FormAnswer } from "~/ui/form-creator/form-creator";
import type { FormField } from "~/ui/form-creator/form-field";
import { type ReadForm, readForm } from "~/ui/form-creator/read-item";
import { wordRefusals } from "./refuse-fields.server";

/** How a posted form's item goes on (R-FORM-05): by PUT where the form says so. */
export function methodIn(form: FormData): "POST" | "PUT" {
  return form.get("_method") === "PUT" ? "PUT" : "POST";
}

/**
 * Validates a created form and sends its item on. A refused one comes back with what was typed and all messages
 * by field: 400, or the status that the backend answered (R-FORM-01, R-FORM-06).
 */
export async function answerForm(
  ctx: RequestContext,
  form: FormData,
  fields: readonly FormField[],
  send: (item: ReadForm["item"]) => Promise<Response>,
) {
  const { item, typed, refusals } = readForm(form, fields, ctx.lang);
  if (Object.keys(refusals).length > 0) {
    return refuse({ typed, errors: listed(wordRefusals(ctx, refusals)) }, 400);
  }
  try {
    return await send(item);
  } catch (error) {
    if (!(error instanceof ApiError) || error.outcome.kind !== "message") throw error;
    return refuse({ typed, ...sayErrors(ctx, error, error.outcome.msg) }, error.status);
  }
}

function refuse(answer: FormAnswer, status: number) {
  return data<FormAnswer>(answer, status);
}

function listed(errors: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]]));
}

/** Where no field is named the message is about the whole form. */
function sayErrors({ lang, translator }: RequestContext, error: ApiError, msg: string): FormAnswer {
  const params = printParams(lang, error.params);
  const errors = Object.entries(error.errors).map(([name, keys]) => [
    name,
    keys.map((key) => translator.say(key, params)),
  ]);
  if (errors.length === 0) return { error: translator.say(msg, params) };
  return { errors: Object.fromEntries(errors) };
}
