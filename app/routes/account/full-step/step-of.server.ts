import { type ProfileStep, profileSteps } from "#backend/contract/profile-steps";
import { toLatinDigits } from "~/i18n/digits";
import { safePath } from "~/request/safe-path";
import { userPath } from "~/sitemap/account-paths";

export interface AskedStep {
  /** Null where the address names none. */
  step: ProfileStep | null;
  /** Where the reader came from, a path of this shop. */
  to: string;
  /** What goes along from step to step. */
  query: Record<string, string>;
}

/** The step that an address asks for (`?step=2`), and where its end leads (`?to=/fa/carts`). */
export function readStep(request: Request): AskedStep {
  const { searchParams } = new URL(request.url);
  const number = Number(toLatinDigits(searchParams.get("step") ?? ""));
  const to = safePath(searchParams.get("to"), userPath);
  const query: Record<string, string> = to === userPath ? {} : { to };
  return { step: profileSteps[number - 1] ?? null, to, query };
}

/** The page of the wizard after a step: the next one, or null behind the last. */
export function stepAfter(step: ProfileStep): number | null {
  const next = profileSteps.indexOf(step) + 2;
  return next <= profileSteps.length ? next : null;
}
