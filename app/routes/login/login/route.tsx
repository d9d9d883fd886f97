import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import totals from "~/features/cart/totals.css?url";
import { headOf } from "~/features/document/page-head";
import { errorOf } from "~/forms/submission";
import formStyles from "~/styles/forms.css?url";
import { type LoginFormProps, loadLogin } from "./load-login.server";
import styles from "./login.css?url";
import { LoginQuestion } from "./login-question";
import { WaitingCart } from "./waiting-cart";

export { action } from "./action.server";
/** Login and registration are one (decisions 8): one question at a time, each answered by a plain form. */
export { loadLogin as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () =>
  [formStyles, totals, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta: MetaFunction<typeof loadLogin> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Login() {
  const { t } = useTranslation();
  const { step, cart, constraints } = useLoaderData<typeof loadLogin>();
  const result = useActionData<LoginFormProps["result"]>();
  const error = errorOf(result);
  return (
    <div className={cart ? "login-beside" : undefined}>
      <section className="login" aria-labelledby="login-title">
        <h1 id="login-title">{t("login.title")}</h1>
        {error && (
          <p className="notice notice-error" role="alert">
            {error}
          </p>
        )}
        <LoginQuestion step={step} constraints={constraints} result={result} />
      </section>
      {cart && <WaitingCart cart={cart} />}
    </div>
  );
}
