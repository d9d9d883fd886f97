import { type ProfileStep, profileSteps, type StepsState } from "#backend/contract/profile-steps";
import type { RequestContext } from "~/request/context.server";
import { stepPath } from "~/sitemap/account-paths";
import type { Step } from "~/ui/step-line/step-line";

/** How far a profile has come, as the step line shows it; each step leads to its form. `current` is the one that is open. */
export function toStepLine(
  { t }: Pick<RequestContext, "t">,
  { done }: StepsState,
  current: ProfileStep | null,
  query: Record<string, string> = {},
): Step[] {
  const isNamed = done.includes("identity");
  return profileSteps.map((step, index) => ({
    name: t(`steps.${step}`),
    state: step === current ? "current" : done.includes(step) ? "done" : "todo",
    // Nothing else is asked before a name.
    to: step !== current && (isNamed || index === 0) ? stepPath(index + 1, query) : undefined,
  }));
}
