import type { LoaderFunctionArgs } from "@remix-run/node";
import { type ProfileStep, profileSteps, skippableSteps } from "#backend/contract/profile-steps";
import type { PageHead } from "~/features/document/page-head";
import { toStepLine } from "~/features/profile/steps-view.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { stepPath } from "~/sitemap/account-paths";
import { loadStepForm } from "./load-step-form.server";
import { readStep } from "./step-of.server";

/**
 * A step of the profile (R-ROUTE-15, domain 4.5): the one that the address names, else the first that is left, so that
 * who comes back goes on where they were. Nothing else is asked before a name.
 */
export async function loadStep(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const { steps } = ctx.user.info;
  const { step: asked, query } = readStep(args.request);
  const isNamed = steps.done.includes("identity");
  const step = isNamed ? (asked ?? steps.next) : "identity";
  const number = step ? profileSteps.indexOf(step) + 1 : 0;
  if (asked && step && step !== asked) {
    throw redirectTo(ctx, stepPath(number, query), { status: 302 });
  }
  const head: PageHead = { title: ctx.t("steps.title"), noindex: true };
  return {
    head,
    step,
    number,
    query,
    line: toStepLine(ctx, steps, step, query),
    isSkippable: step !== null && isSkippable(step),
    isDone: step !== null && steps.done.includes(step),
    form: step && (await loadStepForm(args, ctx, step)),
  };
}

function isSkippable(step: ProfileStep): boolean {
  return skippableSteps.some((one) => one === step);
}

export type StepView = Awaited<ReturnType<typeof loadStep>>;
