import type { LoaderFunctionArgs } from "@remix-run/node";
import { checkContact } from "~/api/profile.server";
import { testOutcome } from "~/features/forms/test-outcome.server";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args);
  throw notFound();
}

/** POST: whether a code can be sent to a phone or an e-mail, for a hydrated page (R-CHK-01). */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  const target = String(args.form.get("target") ?? "");
  return testOutcome(ctx, checkContact(ctx.api, target), "target");
});
