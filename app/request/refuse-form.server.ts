import { data } from "@remix-run/node";
import { ApiError } from "~/api/client/api-error";
import type { RequestContext } from "./context.server";
import { printParams } from "./print-params";

/** What is wrong with a form, in the reader's words. */
export interface RefusedForm {
  /** About the whole form; null where the fields say it. */
  error: string | null;
  /** By the field's name. */
  errors: Record<string, string>;
}

/** The backend's refusal of a form in words; rethrows what is no refusal: that ends as an error page. */
export function sayRefusal({ lang, translator }: RequestContext, error: unknown): RefusedForm {
  if (!(error instanceof ApiError) || error.outcome.kind !== "message" || error.status >= 500) {
    throw error;
  }
  const { outcome } = error;
  const params = printParams(lang, error.params);
  const errors = Object.entries(error.errors).map(
    ([name, [key = ""]]) => [name, translator.say(key, params)] as const,
  );
  return {
    error: errors.length > 0 ? null : translator.say(outcome.msg, params),
    errors: Object.fromEntries(errors),
  };
}

/** A refused form as the same page, with 400, or 429 after too many tries. */
export function refuseForm<More extends object>(ctx: RequestContext, error: unknown, more?: More) {
  const refused = { ...sayRefusal(ctx, error), ...more } as RefusedForm & More;
  const isThrottled = error instanceof ApiError && error.status === 429;
  return data(refused, isThrottled ? 429 : 400);
}
