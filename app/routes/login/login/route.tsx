import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { unmetNeeds } from "~/features/forms/unmet-needs.server";
import { guardAction } from "~/request/action.server";
import { refuseForm } from "~/request/refuse-form.server";
import formStyles from "~/styles/forms.css?url";
import styles from "~/styles/login.css?url";
import { answerLogin } from "./answer-login.server";
import { loadLogin } from "./load-login.server";
import { LoginQuestion } from "./login-question";

/** Login and registration are one (decisions 8): one question at a time, each answered by a plain form. */
export async function loader(args: LoaderFunctionArgs) {
  return loadLogin(args);
}

/** `intent` names the button. */
export const action = guardAction(async (args) => {
  try {
    return await answerLogin(args);
  } catch (error) {
    const typed = (name: string) => String(args.form.get(name) ?? "");
    const [target, code] = [typed("target"), typed("code")];
    return refuseForm(args.ctx, error, { target, code, unmet: unmetNeeds(error) });
  }
});

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function Login() {
  const { t } = useTranslation();
  const { step } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <section className="login" aria-labelledby="login-title">
      <h1 id="login-title">{t("login.title")}</h1>
      {refused?.error && (
        <p className="notice notice-error" role="alert">
          {refused.error}
        </p>
      )}
      <LoginQuestion step={step} refused={refused} />
    </section>
  );
}
