import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import styles from "~/styles/account.css?url";
import formStyles from "~/styles/forms.css?url";
import { loadSettings } from "./load-settings.server";
import { PasswordForm, type PasswordFormProps } from "./password-form";
import { Sessions } from "./sessions";

export { action } from "./action.server";
/** Password and logins. */
export { loadSettings as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadSettings> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function UserSettings() {
  const { t } = useTranslation();
  const { password, hasCode, sessions, constraints } = useLoaderData<typeof loadSettings>();
  const result = useActionData<PasswordFormProps["result"]>();
  // The page after a password that was taken starts empty; a refused or unsent form keeps what was typed.
  const { key } = useLocation();
  const [taken, setTaken] = useState(key);
  if (result === undefined && taken !== key) setTaken(key);
  return (
    <div className="account-page">
      <h1>{t("account.settings")}</h1>
      <PasswordForm key={taken} {...password} {...{ hasCode, constraints, result }} />
      <Sessions sessions={sessions} />
    </div>
  );
}
