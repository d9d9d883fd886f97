import { apiErrors } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import type { Outcome } from "~/ui/tested/use-tested.enhanced";

/**
 * What a hydrated page hears of a value that it asks about (R-UNIQ-02, R-CHK-01): the backend's answer, or why it was
 * refused, in the reader's words; of `field` where the backend names it. Rethrows what is no matter of the value.
 */
export async function testOutcome(
  ctx: RequestContext,
  call: Promise<unknown>,
  field: string,
): Promise<Response> {
  return Response.json(await outcome(), { headers: { "Cache-Control": "no-store" } });

  async function outcome(): Promise<Outcome> {
    try {
      return { isPassed: true, answer: await call };
    } catch (error) {
      const { formErrors, fieldErrors } = apiErrors(ctx, error);
      const [text = ctx.t("error.bad_request")] = fieldErrors[field] ?? formErrors;
      return { isPassed: false, text };
    }
  }
}
