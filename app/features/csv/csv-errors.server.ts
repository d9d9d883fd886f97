import { ApiError } from "~/api/client/api-error";
import { apiErrors } from "~/forms/parse.server";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** What is wrong with a file that was refused, in the reader's words; `nameColumn` says what a column is called. */
export function csvErrors(
  ctx: RequestContext,
  error: unknown,
  nameColumn: (column: string) => string,
): string[] {
  const { outcome, params } = error instanceof ApiError ? error : {};
  if (outcome?.kind !== "message" || outcome.msg !== "csv.line" || !params) {
    const { formErrors, fieldErrors } = apiErrors(ctx, error);
    return [...formErrors, ...Object.values(fieldErrors).flat()];
  }
  const { line, reason, column } = params;
  const where = ctx.t("csv.line", {
    line: formatsFor(ctx.lang).number(Number(line)),
    column: nameColumn(String(column)),
  });
  return [`${where} ${ctx.translator.say(String(reason), params)}`];
}
