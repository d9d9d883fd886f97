import type { LoaderFunctionArgs } from "@remix-run/node";
import { checkContact } from "~/api/profile.server";
import { apiErrors } from "~/forms/parse.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/require-locale.server";
import { requireUser } from "~/request/require-user.server";
import type { Outcome } from "~/ui/tested/use-tested.enhanced";

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  throw notFound();
}

/** POST: whether a code can be sent to a phone or an e-mail, for a hydrated page (R-CHK-01). */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const target = String(args.form.get("target") ?? "");
  return Response.json(await validate(), { headers: { "Cache-Control": "no-store" } });

  async function validate(): Promise<Outcome> {
    try {
      return { isPassed: true, answer: await checkContact(ctx.api, target) };
    } catch (error) {
      const { formErrors, fieldErrors } = apiErrors(ctx, error);
      const [text = ctx.t("error.bad_request")] = fieldErrors.target ?? formErrors;
      return { isPassed: false, text };
    }
  }
});
