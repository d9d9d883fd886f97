import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import styles from "~/features/profile/profile.css?url";
import { infoPath, profilePath, stepPath } from "~/sitemap/account-paths";
import fieldStyles from "~/styles/fields.css?url";
import formStyles from "~/styles/forms.css?url";
import { Link } from "~/ui/link/link";
import { StepLine } from "~/ui/step-line/step-line";
import { loadStep } from "./load-step.server";
import { StepFormPart, type StepResult } from "./step-form-part";

export { action } from "./action.server";
/** The profile, a form a step (R-ROUTE-15). */
export { loadStep as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: fieldStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadStep> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function FullStep() {
  const { t } = useTranslation();
  const { head, step, line, form } = useLoaderData<typeof loadStep>();
  const result = useActionData<StepResult>();
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
      </header>
      <StepLine label={t("steps.line")} doneLabel={t("steps.done")} steps={line} />
      {step && form ? (
        <section className="account-card step-panel" key={step} aria-labelledby="step-title">
          <header>
            <h2 id="step-title">{t(`steps.${step}_title`)}</h2>
            <p>{t(`steps.${step}_text`)}</p>
          </header>
          <StepFormPart form={form} result={result} />
          <StepFoot />
        </section>
      ) : (
        <AllDone />
      )}
    </div>
  );
}

/** The way back, and the way on without an answer where none is needed. */
function StepFoot() {
  const { t } = useTranslation();
  const { step, number, query, isSkippable, isDone } = useLoaderData<typeof loadStep>();
  const here = stepPath(number, query);
  return (
    <div className="step-foot">
      {number > 1 && (
        <Link className="link" to={stepPath(number - 1, query)}>
          {t("steps.back")}
        </Link>
      )}{" "}
      {isSkippable && !isDone && (
        <Form method="post" action={here}>
          <input type="hidden" name="skipped" value={step ?? ""} />
          <button type="submit" className="link" name="intent" value="step.skip">
            {t("steps.skip")}
          </button>
        </Form>
      )}
      {isSkippable && isDone && (
        <Link className="button" to={stepPath(number + 1, query)}>
          {t("steps.next")}
        </Link>
      )}
    </div>
  );
}

function AllDone() {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{t("steps.all_done")}</h2>
      <p>{t("steps.all_done_text")}</p>
      <p className="cluster">
        <Link className="button" to={infoPath}>
          {t("steps.to_info")}
        </Link>
        <Link className="button button-quiet" to={profilePath}>
          {t("profile.title")}
        </Link>
      </p>
    </div>
  );
}
