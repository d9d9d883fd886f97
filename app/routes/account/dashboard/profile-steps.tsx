import { useTranslation } from "react-i18next";
import { accountPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import { type Step, StepLine } from "~/ui/step-line/step-line";

interface ProfileStepsProps {
  /** None where nothing is left to tell. */
  steps: Step[];
  /** "60% of your profile is complete" */
  said: string;
}

/** How far the profile is, with the way on; nothing once it is whole. */
export function ProfileSteps({ steps, said }: ProfileStepsProps) {
  const { t } = useTranslation();
  if (steps.length === 0) return null;
  return (
    <section className="account-card account-wide" aria-labelledby="steps">
      <div className="account-head">
        <h2 id="steps">{said}</h2>
        <Link className="link" to={accountPath("full-step")}>
          {t("account.steps_go_on")}
        </Link>
      </div>
      <StepLine label={said} doneLabel={t("order.step_done")} steps={steps} />
    </section>
  );
}
