import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { errorOf, type FormResult, sentText } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import { CannedForm } from "./canned-form";
import type { loadCanned } from "./load-canned.server";

export { action } from "./action.server";
export { loadCanned as loader } from "./load-canned.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadCanned> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** Canned answers of the desk, each in every language. */
export default function CannedAnswers() {
  const { t } = useTranslation();
  const { head, answers, ...form } = useLoaderData<typeof loadCanned>();
  const result = useActionData<FormResult>();
  const sentId = sentText(result, "id") ?? "";
  const error = errorOf(result);
  const places = { name: "{{name}}", code: "{{code}}", order: "{{order}}" };
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
        <p className="field-hint">{t("desk.canned.text", places)}</p>
      </header>
      {error && (
        <p className="notice notice-error" role="alert">
          {error}
        </p>
      )}
      {answers.length === 0 && <p>{t("desk.canned.none")}</p>}
      {answers.map((answer) => (
        <details key={answer.id} className="panel" open={result && sentId === answer.id}>
          <summary>
            <b>
              <bdi>{answer.title}</bdi>
            </b>{" "}
            {answer.missing.map((text) => (
              <span key={text} className="tag tag-accent">
                {text}
              </span>
            ))}
          </summary>
          <CannedForm
            {...form}
            answer={answer}
            result={sentId === answer.id ? result : undefined}
          />
        </details>
      ))}
      <details className="panel" open={answers.length === 0 || (result && sentId === "")}>
        <summary>
          <b>{t("desk.canned.add")}</b>
        </summary>
        <CannedForm {...form} result={sentId === "" ? result : undefined} />
      </details>
    </>
  );
}
